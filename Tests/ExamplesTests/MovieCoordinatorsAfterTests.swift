import Testing
import Usher
import UsherTesting

@testable import MovieCoordinatorsAfter

@Suite("Movie coordinators, after")
struct MovieCoordinatorsAfterTests {
    @Test("a pick, alone: the list says which movie it was, whoever hears it")
    func list() throws {
        final class PickListener: MovieListScreenDelegate {
            var heard: [String] = []
            func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
                heard.append(movie.title)
            }
        }
        let list = MovieListScreen(movies: Movie.all)
        let hearer = PickListener()
        list.delegate = hearer
        let page = Page(of: list)
        #expect(page.items[2] == "Playtime (1967)")
        try page.answer("3")
        #expect(hearer.heard == ["Playtime"])
    }
}
