import MovieCatalog
import Usher

/// The movies that a line typed on a page can refer to.
struct PageMovies {
    /// The movies shown with numbers. Nil in a shell, where a number may be a title.
    var numbered: [Movie]? = []
    var movie: Movie.ID?
    /// The query for the whole list, including the movies on its other pages.
    var query: MovieQuery?
    /// The user's own list, or the watchlist, that the page shows.
    var list: MovieList?
    /// The movie that “it” in a line means: the page's, or the last one shown or noted.
    var it: Movie.ID?
    /// The session's last change, which a line such as “no, 7” may correct.
    var last: MovieChange?
}

/// A page whose movies typed lines can refer to.
protocol MovieListingScreen: Screen {
    var movies: PageMovies { get }
}

extension Page {
    /// Opens a movie on the page when its title is typed.
    mutating func takeTitles(of movies: [Movie], open: @escaping (Movie.ID) -> Void) {
        otherwise { line in
            // Skip long text, which was pasted, and lines such as “a Heat”, which add a movie.
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

/// A task for a list, on pages of its own. The raw value is the task's name in a path.
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
