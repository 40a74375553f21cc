import MovieCatalog
import Usher

/// Movies that a line typed on a page can mean.
struct PageMovies {
    /// The movies that the page numbers; nil in a shell, where a number can be a title.
    var numbered: [ListedMovie]? = []
    var movie: Movie.ID?
    var search = MovieSearch()
    /// Finds all movies of the list, including those on its other pages.
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
    /// Opens a movie of the page by its typed title.
    mutating func takeTitles(of movies: [ListedMovie], open: @escaping (Movie.ID) -> Void) {
        otherwise { line in
            // Pasted text may exceed any title. “a Heat” adds a movie, although articles in titles
            // are ignored.
            guard line.utf8.count < 1_000, !line.endsInSigns, TypedVerb(line)?.name != "a" else {
                return false
            }
            let called = Set(movies.filter { $0.isCalled(FilmName(typed: line)) }.map(\.id))
            guard called.count == 1, let movie = called.first else { return false }
            open(movie)
            return true
        }
    }

    mutating func offerTasks(_ choose: @escaping (MovieListTask) throws -> Void) {
        for task in MovieListTask.allCases {
            command(task.words.letter, task.rawValue, help: task.words.help) { try choose(task) }
        }
    }
}

/// A task with pages of its own for a list, by its name in a path.
enum MovieListTask: String, CaseIterable {
    case filter, `import`, export, duplicates

    fileprivate var words: (letter: Unicode.Scalar, help: String) {
        switch self {
        case .filter: ("f", "narrows the list to a genre, a decade, a length, a tag or what you watched")
        case .import: ("i", "adds movies from Letterboxd, IMDb, Netflix or another file")
        case .export: ("e", "writes these to a file, for a spreadsheet or a friend")
        case .duplicates: ("d", "shows movies that may be in the catalog twice")
        }
    }
}
