import Testing
import Usher
import UsherTesting

@testable import PlainCoordinator

@Suite("Plain coordinator")
struct PlainCoordinatorTests {
    private let files = ExampleFiles("PlainCoordinator")

    @Test("the script gives the same transcript as with Usher's coordinators")
    func transcript() throws {
        let movies = ExampleFiles("MovieCoordinators")
        let console = Script(try movies.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(
            TranscriptDifference(console.transcript, expected: try movies.text(of: "transcript.txt")) == nil)
    }

    @Test(
        "the movies and the detail's screen are those of the program before",
        arguments: ["Movie.swift", "MovieDetailScreen.swift"])
    func same(file: String) throws {
        #expect(try files.text(of: file) == ExampleFiles("MovieCoordinators/Before").text(of: file))
    }

    @Test("each file knows what its role may know: no screen another screen or a coordinator")
    func direction() throws {
        #expect(
            TranscriptDifference(
                try files.whoKnowsWhom(),
                expected: """
                    AppCoordinator: Coordinator, Movie, MovieListCoordinator, NavigationController
                    AppDelegate: AppCoordinator, Coordinator, NavigationController, Navigator
                    Coordinator: nothing
                    Movie: nothing
                    MovieDetailCoordinator: Coordinator, Movie, MovieDetailScreen, NavigationController
                    MovieDetailScreen: Movie
                    MovieListCoordinator: Coordinator, Movie, MovieDetailCoordinator, MovieListScreen, \
                    MovieListScreenDelegate, NavigationController
                    MovieListScreen: Movie
                    NavigationController: Coordinator, Navigator
                    """) == nil)
    }

    @Test("going back tells no coordinator: one child at most is left over, with its screen")
    func leftOver() throws {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        for movie in ["1", "2", "3"] {
            session.answer(movie)
            remains.watch(partsOf: try #require(session.coordinators.first))
            session.answer("b")
            #expect(session.screens.count == 1)
            #expect(
                remains.names.filter { $0.hasPrefix("MovieDetail") }
                    == ["MovieDetailCoordinator", "MovieDetailScreen"])
        }
    }

    @Test("nobody reports: the list notes what is seen when it is picked")
    func lastSeen() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("2")
        #expect(session.screens.count == 2)
        #expect(Page(of: session.screens[0]).fields.map(\.value) == ["Seven Samurai"])
    }

    @Test("a coordinator that nobody keeps is gone at once, and its screen talks to nobody")
    func unkept() {
        final class Window: Usher.Coordinator {
            private let presenter: NavigationController
            init(navigator: Navigator) {
                presenter = NavigationController(navigator: navigator)
                presenter.window = self
            }
            func start() { MovieListCoordinator(presenter: presenter, movies: Movie.all).start() }
        }
        let session = ScriptedSession { Window(navigator: $0) }
        session.answer("1")
        #expect(session.screens.count == 1)
    }

    @Test("after the last page all is freed, what was left over too")
    func memory() throws {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1")
        remains.watch(partsOf: try #require(session.coordinators.first))
        remains.watch(session.screens)
        session.answer("b")
        #expect(
            Set(remains.names) == [
                "AppDelegate", "AppCoordinator", "NavigationController", "MovieListCoordinator",
                "MovieListScreen", "MovieDetailCoordinator", "MovieDetailScreen",
            ])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}
