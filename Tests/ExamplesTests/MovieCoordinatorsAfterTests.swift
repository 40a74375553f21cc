import Testing
import Usher
import UsherTesting

@testable import MovieCoordinatorsAfter

@Suite("Movie coordinators, after")
struct MovieCoordinatorsAfterTests {
    @Test("The list tells its delegate which movie was picked")
    func list() throws {
        final class PickListener: MovieListScreenDelegate {
            var heard: [String] = []
            func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
                heard.append(movie.title)
            }
        }
        let list = MovieListScreen(movies: Movie.all)
        let delegate = PickListener()
        list.delegate = delegate
        let page = Page(of: list)
        #expect(page.items[2] == "Playtime (1967)")
        try page.answer("3")
        #expect(delegate.heard == ["Playtime"])
    }
}
