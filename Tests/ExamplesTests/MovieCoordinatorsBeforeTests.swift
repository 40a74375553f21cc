import Testing
import Usher
import UsherTesting

@testable import MovieCoordinatorsBefore

@Suite("Movie coordinators, before")
struct MovieCoordinatorsBeforeTests {
    private let files = ExampleFiles("MovieCoordinators")

    @Test("the script gives the transcript")
    func transcript() throws {
        let console = ScriptConsole(try files.script())
        var session = Session(console: console)
        #expect(session.run { AppDelegate(navigator: $0) } == .success)
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("every screen belongs to the one coordinator the session begins with")
    func tree() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("2")
        #expect(
            session.tree == """
                AppDelegate
                ├── MovieListScreen
                └── MovieDetailScreen *
                """)
    }

    @Test("the list screen names the screen it opens: the coupling this form is about")
    func direction() throws {
        let known = try files.whoKnowsWhom(in: "Before/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AppDelegate: Coordinator, Movie, MovieDetailScreen, MovieListScreen, Navigator, Storyboard
                    Movie: nothing
                    MovieDetailScreen: Movie
                    MovieListScreen: Movie, MovieDetailScreen, Navigator, Segue, SeguePreparing, Storyboard
                    """) == nil)
    }

    @Test("a screen is freed when the person leaves it, and all of them after the flow")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1")
        remains.watch(session.screens)
        remains.watch(session.coordinators)
        #expect(remains.names == ["MovieListScreen", "MovieDetailScreen", "AppDelegate"])
        session.answer("b")
        #expect(remains.names == ["MovieListScreen", "AppDelegate"])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}
