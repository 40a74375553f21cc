import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import MovieCoordinatorsBefore

@Suite("Movie coordinators, before")
struct MovieCoordinatorsBeforeTests {
    @Test("The list passes the picked movie to the detail in its prepare step")
    func prepare() throws {
        let list = MovieListScreen(
            movies: Movie.all, storyboard: Storyboard("Main"), navigator: Navigator())
        let detail = MovieDetailScreen()
        let segue = Segue(
            identifier: "ShowMovieDetail", source: list, destination: detail, sender: 2)
        try list.prepare(for: segue, sender: segue.sender)
        #expect(Page(of: detail).title == "Playtime")
        #expect(Page(of: list).fields.map(\.value) == ["Playtime"])
    }
}
