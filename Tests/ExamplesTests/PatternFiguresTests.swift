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

    @Test("a cast is what finds a type out at run time, by whatever name")
    func casts() {
        let file = SourceFile(
            name: "Router",
            text: """
                try segue.moduleInput(as: Input.self)
                try segue.destination(as: DetailScreen.self)
                guard let detail = screen as? DetailScreen, let other = screen as! Other else { return }
                let screen = detail as any Screen
                """)
        #expect(file.casts == 4)
    }

    @Test("a name in a text or a comment is not known")
    func words() {
        #expect(file.words.isSuperset(of: ["Form", "ListOutput", "Film", "Movie"]))
        #expect(file.words.isDisjoint(with: ["Detail", "Neither"]))
    }

    @Test("a scene is named by a text in a storyboard, and by a case of a path, but not by what a page shows")
    func sceneNames() throws {
        let segues = try #require(Architecture.all.first { $0.name == "Segues" })
        let files = [
            SourceFile(
                name: "AppDelegate",
                text: """
                    final class AppDelegate {
                        func start() {
                            storyboard.scene("MovieDetail") { _ in MovieDetailScreen() }
                            storyboard.connect("ShowMovie", to: "Films@MovieDetail")
                        }
                    }
                    """),
            SourceFile(
                name: "MovieListScreen",
                text: """
                    final class MovieListScreen {
                        func draw() {
                            page.title("MovieDetail")
                            page.item("ShowMovie") { perform("Other") }
                        }
                    }
                    """),
            SourceFile(
                name: "YearsScreen",
                text: """
                    final class YearsScreen {
                        func draw() {
                            page.item("Show") { perform("ShowMovie") }
                            if case .detail(let movie) = route { print(movie) }
                        }
                    }
                    """),
            SourceFile(
                name: "Route",
                text: """
                    enum Route {
                        case detail(Movie)
                    }
                    """),
        ]
        let names = SceneName.all(in: files)
        #expect(Set(names.map(\.name)) == ["MovieDetail", "ShowMovie", "Films@MovieDetail", "detail"])
        let detail = segues.scene(of: "MovieDetailScreen")
        #expect(names.allSatisfy { segues.scene(named: $0.destination) == detail })
        #expect(names.filter(files[0].has).count == 3)
        #expect(names.filter(files[1].has).isEmpty)
        #expect(Set(names.filter(files[2].has).map(\.name)) == ["ShowMovie", "detail"])
    }

    @Test("what stands for UIKit is no part of a program, and a type of the platform for those that use it")
    func standIns() throws {
        let plain = try #require(Architecture.all.first { $0.name == "Plain coordinators" })
        let examples = Examples(folder: ExampleFiles("").folder)
        let code = try examples.code(of: plain)
        #expect(!plain.files(of: code).map(\.name).contains("NavigationController"))
        #expect(code.platform(of: plain).isSuperset(of: ["Navigator", "NavigationController"]))
        #expect(!code.platform(of: plain).contains("Coordinator"))
    }

    @Test("every architecture is counted with a root")
    func roots() throws {
        let examples = Examples(folder: ExampleFiles("").folder)
        for architecture in Architecture.all {
            let names = architecture.files(of: try examples.code(of: architecture)).map(\.name)
            #expect(names.contains { $0.contains(/\bApp[A-Z]/) }, "\(architecture.name)")
        }
    }

    @Test("a type belongs to the scene that its name begins with")
    func scenes() throws {
        let coordinators = try #require(Architecture.all.first { $0.name == "Coordinators" })
        #expect(coordinators.scene(of: "MovieListScreen") == coordinators.scene(of: "MovieListCoordinator"))
        #expect(coordinators.scene(of: "MovieListScreen") != coordinators.scene(of: "MovieDetailScreen"))
        #expect(coordinators.scene(of: "Movie") == nil)
    }
}
