import MovieCatalog
import Usher

/// What a line typed on a page can refer to.
struct PageMovies {
    /// The movies that the page numbers; nil in a shell, where a number can be a title.
    var numbered: [ListedMovie]? = []
    /// The movie that the page is about.
    var movie: Movie.ID?
    /// What was searched for, on a list.
    var search = MovieSearch()
    /// Finds all movies of the list, those of its other pages included.
    var query: MovieQuery?
    /// The user's own list, or the watchlist, that the page shows.
    var list: MovieList?
    /// The movie that “it” means: the page's, or the one shown last.
    var it: Movie.ID?
}

/// A page of movies, to which typed lines can refer.
protocol MoviePage: Screen {
    var movies: PageMovies { get }
}

extension Page {
    /// Opens a movie of the page whose title is typed.
    mutating func takeTitles(of movies: [ListedMovie], open: @escaping (Movie.ID) -> Void) {
        otherwise { line in
            // No title is as long as what can be pasted. “a Heat” adds, though its article doesn't
            // count.
            guard line.utf8.count < 1_000, TypedVerb(line)?.name != "a" else { return false }
            let called = Set(movies.filter { $0.isCalled(FilmName(typed: line)) }.map(\.id))
            guard called.count == 1, let movie = called.first else { return false }
            open(movie)
            return true
        }
    }
}
