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
        let console = ScriptConsole(try movies.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(
            TranscriptDifference(console.transcript, expected: try movies.text(of: "transcript.txt")) == nil)
    }

    @Test(
        "the movies and the screens are those of the program with Usher's coordinators",
        arguments: ["Movie.swift", "MovieListScreen.swift", "MovieDetailScreen.swift"])
    func same(file: String) throws {
        #expect(try files.text(of: file) == ExampleFiles("MovieCoordinators/After").text(of: file))
    }

    @Test("each file knows what its role may know: no screen another screen or a coordinator")
    func direction() throws {
        #expect(
            TranscriptDifference(
                try files.whoKnowsWhom(),
                expected: """
                    AppCoordinator: Coordinator, Movie, MovieListCoordinator, NavigationController, \
                    NavigationControllerDelegate
                    AppDelegate: AppCoordinator, Coordinator, NavigationController, Navigator
                    Coordinator: nothing
                    Movie: nothing
                    MovieDetailCoordinator: Coordinator, Movie, MovieDetailScreen, NavigationController
                    MovieDetailScreen: Movie
                    MovieListCoordinator: Coordinator, Movie, MovieDetailCoordinator, MovieDetailCoordinatorDelegate, \
                    MovieListScreen, MovieListScreenDelegate, NavigationController
                    MovieListScreen: Movie
                    NavigationController: Coordinator, Navigator
                    """) == nil)
    }

    @Test("a child that nobody forgets stays when the person goes back, with its screen, and tells nothing")
    func leak() {
        var remains = Remains()
        let (session, window) = begin { MovieListCoordinator(movies: Movie.all, navigationController: $0) }
        for _ in 1...3 {
            session.answer("1")
            remains.watch(session.screens)
            remains.watch(window.first?.childCoordinators ?? [])
            session.answer("b")
        }
        #expect(session.screens.count == 1)
        #expect(remains.names.count { $0 == "MovieDetailCoordinator" } == 3)
        #expect(remains.names.count { $0 == "MovieDetailScreen" } == 3)
        #expect(!session.transcript.contains("Last seen"))
    }

    @Test("a child that nobody keeps is gone at once, and its screen talks to nobody")
    func unkept() {
        let (session, window) = begin { MovieListCoordinator(movies: Movie.all, navigationController: $0) }
        window.first = nil
        session.answer("1")
        #expect(session.screens.count == 1)
    }

    @Test(
        "with the first coordinator as the controller's delegate, a child is forgotten, and tells what came of it"
    )
    func repair() throws {
        let (session, window) = begin { AppCoordinator(navigationController: $0) }
        let list = try #require(window.first?.childCoordinators.first)
        session.answer("1")
        #expect(list.childCoordinators.count == 1)
        session.answer("b")
        #expect(list.childCoordinators.isEmpty)
        #expect(session.transcript.contains("Last seen: The Third Man"))
    }

    @Test("the controller has one delegate: whoever takes its place takes the repair away")
    func oneDelegate() throws {
        final class Curious: NavigationControllerDelegate {
            func navigationController(_ controller: NavigationController, didShow screen: any Screen) {}
        }
        let curious = Curious()
        let (session, window) = begin { AppCoordinator(navigationController: $0) }
        window.controller.delegate = curious
        session.answer("1", "b")
        let list = try #require(window.first?.childCoordinators.first)
        #expect(list.childCoordinators.count == 1)
        #expect(!session.transcript.contains("Last seen"))
    }

    @Test("with the repair a flow is freed when the person leaves it, and all of them after the last")
    func memory() {
        var remains = Remains()
        var windows: [Window] = []
        let session = ScriptedSession {
            windows.append(Window(navigator: $0) { AppCoordinator(navigationController: $0) })
            return windows[0]
        }
        session.answer("1")
        remains.watch(session.screens)
        remains.watch(windows[0].coordinators)
        windows = []
        #expect(
            remains.names == [
                "MovieListScreen", "MovieDetailScreen", "AppCoordinator", "MovieListCoordinator",
                "MovieDetailCoordinator",
            ])
        session.answer("b")
        #expect(remains.names == ["MovieListScreen", "AppCoordinator", "MovieListCoordinator"])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }

    private func begin(
        _ first: (NavigationController) -> any PlainCoordinator.Coordinator
    ) -> (ScriptedSession, Window) {
        var windows: [Window] = []
        let session = ScriptedSession {
            windows.append(Window(navigator: $0, first))
            return windows[0]
        }
        return (session, windows[0])
    }
}

/// Shows what any first coordinator shows, as the application's delegate does with its own.
private final class Window: Usher.Coordinator {
    var first: (any PlainCoordinator.Coordinator)?
    let controller: NavigationController

    init(navigator: Navigator, _ first: (NavigationController) -> any PlainCoordinator.Coordinator) {
        controller = NavigationController(navigator: navigator)
        self.first = first(controller)
        controller.window = self
    }

    func start() {
        first?.start()
    }

    /// Each coordinator before its children.
    var coordinators: [any PlainCoordinator.Coordinator] {
        func tree(_ coordinator: any PlainCoordinator.Coordinator) -> [any PlainCoordinator.Coordinator] {
            [coordinator] + coordinator.childCoordinators.flatMap(tree)
        }
        return first.map(tree) ?? []
    }
}
