import Testing

@testable import PatternFigures

@Suite("Figures of the patterns")
struct PatternFiguresTests {
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

            """)

    @Test("lines of code are those with more than a comment")
    func lines() {
        #expect(file.lines.count == 16)
    }

    @Test("a type inside of an extension is declared there, one inside of a type is part of it")
    func declarations() {
        #expect(file.declarations.map(\.name) == ["ListOutput", "List"])
        #expect(file.declarations.map(\.kind) == ["protocol", "class"])
    }

    @Test("a type is all that its declaration and its extensions say")
    func types() {
        #expect(file.linesOfTypes.keys.sorted() == ["List", "ListOutput"])
        #expect(
            file.linesOfTypes["List"]?.map { $0.drop { $0 == " " } } == [
                "final class List: Screen {", "struct Row {}", "weak var output: (any ListOutput)?",
                "private let title = \"Detail of a Movie\"", "extension Form.List: ListInput {",
                "func show(_ film: Film) {", "print(film as? Movie)",
            ])
    }

    @Test("a name in a text or a comment is not known")
    func words() {
        #expect(file.words.isSuperset(of: ["Form", "ListOutput", "Film", "Movie"]))
        #expect(file.words.isDisjoint(with: ["Detail", "Neither"]))
    }

    @Test("a type belongs to the scene that its name begins with")
    func scenes() throws {
        let coordinators = try #require(Architecture.all.first { $0.name == "Coordinators" })
        #expect(coordinators.scene(of: "MovieListScreen") == coordinators.scene(of: "MovieListCoordinator"))
        #expect(coordinators.scene(of: "MovieListScreen") != coordinators.scene(of: "MovieDetailScreen"))
        #expect(coordinators.scene(of: "Movie") == nil)
    }
}
