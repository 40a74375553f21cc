import Usher
import UsherStoryboards

/// The list. Knows which screen a pick opens, how to fill that screen and how to show it.
final class MovieListScreen: SeguePreparing {
    private var lastSeen: Movie?
    private let movies: [Movie]
    private let storyboard: Storyboard
    private let navigator: Navigator

    init(movies: [Movie], storyboard: Storyboard, navigator: Navigator) {
        self.movies = movies
        self.storyboard = storyboard
        self.navigator = navigator
    }

    func draw(on page: inout Page) {
        page.title("Movies")
        for (index, movie) in movies.enumerated() {
            page.item("\(movie.title) (\(movie.year))") { [self] in
                try navigator.perform(storyboard.segue("ShowMovieDetail", from: self, sender: index))
            }
        }
        if let lastSeen { page.field("Last seen", lastSeen.title) }
    }

    func prepare(for segue: Segue, sender: Any?) throws {
        guard let detail = segue.destination as? MovieDetailScreen, let index = sender as? Int else {
            throw Refusal(
                "“\(segue.identifier)” leads to \(type(of: segue.destination)); "
                    + "a MovieDetailScreen, and a movie for it, is expected.")
        }
        let movie = movies[index]
        detail.movie = movie
        lastSeen = movie
    }
}
