import Testing

@Suite("Who knows whom, read from the sources")
struct SourceFileTests {
    private let file = SourceFile(
        name: "Form/Form+List",
        text: """
            import Usher

            // Neither this line counts
            extension Form {
                /// nor this one.
                protocol ListOutput: AnyObject {
                    func didPick(_ index: Int)
                }

                final class List: Screen {
                    struct Row {}

                    weak var output: (any ListOutput)?
                    private let title = "Detail of a Movie"
                }
            }

            extension Form.List: ListInput {
                func show(_ film: Film) {
                    print(film as? Movie)
                }
            }

            private struct Studio {
                enum Kind {}
            }

            """)

    @Test("a type inside of an extension is declared there, one inside of a type is part of it")
    func declarations() {
        #expect(file.types == ["ListOutput", "List", "Studio"])
    }

    @Test("a name in a text or a comment is not known")
    func words() {
        #expect(file.words.isSuperset(of: ["Form", "ListOutput", "Film", "Movie"]))
        #expect(file.words.isDisjoint(with: ["Detail", "Neither"]))
    }
}
