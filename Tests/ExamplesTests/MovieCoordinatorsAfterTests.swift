import Testing
import Usher
import UsherTesting

@testable import MovieCoordinatorsAfter

@Suite("Movie coordinators, after")
struct MovieCoordinatorsAfterTests {
    @Test("each screen belongs to the coordinator of its flow")
    func tree() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("2")
        #expect(
            session.tree == """
                AppCoordinator
                └── MovieListCoordinator
                    ├── MovieListScreen
                    └── MovieDetailCoordinator
                        └── MovieDetailScreen *
                """)
    }

    @Test("a pick, alone: the list says which movie it was, whoever hears it")
    func list() throws {
        final class Hearer: MovieListScreenDelegate {
            var heard: [String] = []
            func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
                heard.append(movie.title)
            }
        }
        let list = MovieListScreen(movies: Movie.all)
        let hearer = Hearer()
        list.delegate = hearer
        let page = Page(of: list)
        #expect(page.items[2] == "Playtime (1967)")
        try page.answer("3")
        #expect(hearer.heard == ["Playtime"])
    }

    @Test("the detail's flow can begin anywhere there is a movie")
    func detail() {
        let session = ScriptedSession { MovieDetailCoordinator(movie: Movie.all[2], navigator: $0) }
        #expect(
            session.tree == """
                MovieDetailCoordinator
                └── MovieDetailScreen *
                """)
    }

    @Test("the detail's flow tells its delegate once that its movie was shown, whoever ends it")
    func report() {
        for ending in ["b", "h", "q", "stop", "end"] {
            var parents: [Parent] = []
            let session = ScriptedSession {
                parents.append(Parent(navigator: $0))
                return parents[0]
            }
            #expect(parents[0].heard.isEmpty)
            switch ending {
            case "stop": parents[0].stopChild()
            case "end": session.endInput()
            default: session.answer(ending)
            }
            #expect(parents[0].heard == ["Playtime"], "\(ending)")
        }
    }

    @Test("a choice that nobody hears does nothing, and is told as lost")
    func unheard() {
        final class Forgetful: Coordinator {
            let navigator: Navigator
            init(navigator: Navigator) { self.navigator = navigator }
            func start() { navigator.push(MovieListScreen(movies: Movie.all), for: self) }
        }
        let session = ScriptedSession { Forgetful(navigator: $0) }
        session.answer("1")
        #expect(session.screens.count == 1)
        #expect(session.status == nil)
        #expect(session.lostMoves == ["1 made no difference on MovieListScreen"])
    }
}

/// Starts a movie's flow on top of a page of its own and records its result.
private final class Parent: Coordinator, MovieDetailCoordinatorDelegate {
    final class Desk: Screen {
        func draw(on page: inout Page) {}
    }

    private(set) var heard: [String] = []
    private let child: MovieDetailCoordinator
    private let navigator: Navigator

    init(navigator: Navigator) {
        child = MovieDetailCoordinator(movie: Movie.all[2], navigator: navigator)
        self.navigator = navigator
    }

    func start() {
        navigator.push(Desk(), for: self)
        child.delegate = self
        navigator.start(child, for: self)
    }

    func stopChild() {
        navigator.stop(child)
    }

    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterShowing movie: Movie) {
        heard.append(movie.title)
    }
}
