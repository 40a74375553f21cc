import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import MovieCoordinatorsBefore

@Suite("Movie coordinators, before")
struct MovieCoordinatorsBeforeTests {
    @Test("a pick, alone: the list hands the movie to the detail in its prepare step")
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

    @Test("a segue to an unexpected screen, or without a movie, is refused in words, and nothing moves")
    func unexpected() {
        let session = ScriptedSession { Misled(navigator: $0) }
        session.answer("1")
        #expect(session.screens.count == 1)
        #expect(
            session.transcript.contains(
                """
                > 1
                “ShowMovieDetail” leads to Menu; a MovieDetailScreen, and a movie for it, is expected.
                """))

        let list = MovieListScreen(
            movies: Movie.all, storyboard: Storyboard("Main"), navigator: Navigator())
        let segue = Segue(identifier: "ShowMovieDetail", source: list, destination: MovieDetailScreen())
        #expect(throws: Refusal.self) { try list.prepare(for: segue, sender: nil) }
    }

    @Test("a detail that nobody handed a movie is an empty page")
    func forgotten() {
        #expect(Page(of: MovieDetailScreen()).title == "")
    }

    @Test("a segue that the storyboard doesn't have is refused only when the person gets there")
    func misspelled() {
        let list = MovieListScreen(
            movies: Movie.all, storyboard: Storyboard("Main"), navigator: Navigator())
        let error = #expect(throws: SegueError.self) { try Page(of: list).answer("1") }
        #expect(
            error?.description
                == "The storyboard “Main” has no segue “ShowMovieDetail”; there is none at all.")
    }
}

/// Shows a list whose storyboard leads to a different screen than the list expects.
private final class Misled: Coordinator {
    final class Menu: Screen {
        func draw(on page: inout Page) {}
    }

    let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        var storyboard = Storyboard("Main")
        storyboard.scene("Menu") { _ in Menu() }
        storyboard.connect("ShowMovieDetail", to: "Menu")
        navigator.push(
            MovieListScreen(movies: Movie.all, storyboard: storyboard, navigator: navigator), for: self)
    }
}
