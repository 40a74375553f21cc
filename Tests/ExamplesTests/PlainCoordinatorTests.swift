import Testing
import Usher
import UsherTesting

@testable import PlainCoordinator

@Suite("Plain coordinator")
struct PlainCoordinatorTests {
    private let files = ExampleFiles("PlainCoordinator")

    @Test("The list tells its delegate which movie was picked")
    func list() throws {
        final class PickHearer: MovieListScreenDelegate {
            var heard: [String] = []
            func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
                heard.append(movie.title)
            }
        }
        let list = MovieListScreen()
        let delegate = PickHearer()
        list.movies = Movie.all
        list.delegate = delegate
        try Page(of: list).answer("3")
        #expect(delegate.heard == ["Playtime"])
    }

    @Test("No screen refers to another screen or a coordinator")
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

    @Test("Going back tells no coordinator, and leaves at most one child with its screen")
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
}
