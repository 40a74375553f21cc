import Testing
import Usher
import UsherTesting

@testable import OneOwner

@Suite("One owner")
struct OneOwnerTests {
    @Test("The list shows its delegate's data and tells it which movie was picked")
    func list() throws {
        final class Owner: MovieListScreenDelegate {
            let movies = Movie.all
            var selectedMovie: Movie?
            func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) { selectedMovie = movie }
        }
        let list = MovieListScreen()
        let owner = Owner()
        list.delegate = owner
        try Page(of: list).answer("3")
        #expect(owner.selectedMovie?.title == "Playtime")
        #expect(Page(of: list).fields.map(\.value) == ["Playtime"])
    }
}
