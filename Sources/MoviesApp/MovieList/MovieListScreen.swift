import MovieCatalog
import Usher

protocol MovieListScreenDelegate: AnyObject {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID)
    func movieListScreenDidAskToAdd(_ screen: MovieListScreen)
    func movieListScreenDidAskToSort(_ screen: MovieListScreen)
    func movieListScreenDidAskToFilter(_ screen: MovieListScreen)
    func movieListScreenDidAskToImport(_ screen: MovieListScreen)
    func movieListScreenDidAskForNumbers(_ screen: MovieListScreen)
    func movieListScreenDidAskToExport(_ screen: MovieListScreen) throws(Refusal)
    func movieListScreenDidAskForPick(_ screen: MovieListScreen) throws(Refusal)
    func movieListScreen(_ screen: MovieListScreen, didAskToUndo step: HistoryStep) throws(Refusal)
    func movieListScreen(_ screen: MovieListScreen, didAskToRedo step: HistoryStep) throws(Refusal)
}

/// The movies found, ten a page.
final class MovieListScreen: Screen {
    weak var delegate: (any MovieListScreenDelegate)?

    private(set) var query = MovieQuery()
    private let catalog: Catalog
    private var list = PagedList()
    private var shown = Shown()
    private var undoable: HistoryStep?
    private var redoable: HistoryStep?
    private var announcement: String?

    /// What the page shows: a number means the movie that the person saw, whatever happened to the catalog meanwhile.
    private struct Shown {
        var movies: [Movie] = []
        var first = 0
        /// How many movies there are, or at least are.
        var count = 0
        var isMore = false
    }

    init(catalog: Catalog) {
        self.catalog = catalog
    }

    func draw(on page: inout Page) {
        page.show { (page) throws(CatalogError) in
            (undoable, redoable) = try catalog.reading { () throws(CatalogError) in
                shown = try find()
                return (try catalog.undoableStep, try catalog.redoableStep)
            }

            page.title("Movies")
            if let announcement { page.text(announcement) }
            page.text(heading)
            page.list(list, count: shown.count, isMore: shown.isMore) { row, index in
                row.write(shown.movies[index - shown.first])
            }
            page.command("a", "add", help: "adds a movie to the catalog")
            page.command("s", "sort", help: "sorts by title, year, rating or score")
            page.command("f", "filter", help: "keeps the watched, the unwatched, a genre, a decade and more")
            page.command(
                "r", "pick for me", help: "opens a movie you haven't watched, by chance, out of these")
            page.command("i", "import", help: "adds movies from files of other programs")
            page.command(
                "c", "in numbers", help: "counts the collection: by decade, genre and director, your ratings")
            page.command(
                "e", "export", help: "writes these to a file, all there is to know or for a spreadsheet")
            if let undoable {
                page.command("u", "undo \(undoable.name)", help: "takes back \(undoable.name)")
            }
            if let redoable {
                page.command(
                    "y", "redo \(redoable.name)", help: "does again what was taken back: \(redoable.name)")
            }
            page.search(help: "finds words, and more: see below; / alone shows all movies again")
            page.help(
                "All movies of the catalog, ten a page, with your own rating (0 to 10) and the critics' score (of 100)."
            )
            page.help(
                "A search finds words of titles, directors and cast: /third man. Fields narrow it: "
                    + "/director:kurosawa year:1950..1965 rating:>8 -genre:war. There are title, director, cast, "
                    + "genre and tag (whole names), year, decade, rating (yours), public, score, runtime, watched and "
                    + "watchlist."
            )
        }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        announcement = nil
        switch choice {
        case .item(let index):
            delegate?.movieListScreen(self, didSelect: shown.movies[index - shown.first].id)
        case .command("a"): delegate?.movieListScreenDidAskToAdd(self)
        case .command("s"): delegate?.movieListScreenDidAskToSort(self)
        case .command("f"): delegate?.movieListScreenDidAskToFilter(self)
        case .command("c"): delegate?.movieListScreenDidAskForNumbers(self)
        case .command("e"): try delegate?.movieListScreenDidAskToExport(self)
        case .command("r"): try delegate?.movieListScreenDidAskForPick(self)
        case .command("i"): delegate?.movieListScreenDidAskToImport(self)
        case .command("u"):
            if let undoable { try delegate?.movieListScreen(self, didAskToUndo: undoable) }
        case .command("y"):
            if let redoable { try delegate?.movieListScreen(self, didAskToRedo: redoable) }
        case .search(let text):
            search(for: try answering { () throws(InvalidValue) in try MovieSearch(text) })
        default:
            try list.turn(choice, count: shown.count + (shown.isMore ? 1 : 0))
        }
    }

    /// Whether there are no movies.
    var isEmpty: Bool { shown.count == 0 }

    /// Whether it is known how many movies there are.
    var isCounted: Bool { !shown.isMore }

    /// Shows what a search finds, from its first page on.
    func search(for search: MovieSearch) {
        query = MovieQuery(search: search, order: query.order, isReversed: query.isReversed)
        list.rewind()
    }

    /// Sorts by `order`; the same again turns the order round.
    func sort(by order: MovieOrder?) {
        query.isReversed = order == (query.isRanked ? nil : query.order ?? .title) && !query.isReversed
        query.order = order
        list.rewind()
    }

    /// Says something above the list, until the next choice.
    func announce(_ announcement: String) {
        self.announcement = announcement
    }

    private func find() throws(CatalogError) -> Shown {
        switch try catalog.count(of: query) {
        case .exactly(let count):
            let rows = list.rows(count: count)
            return Shown(
                movies: try catalog.movies(of: query, in: rows), first: rows.lowerBound, count: count)
        case .moreThan(let limit):
            let rows = list.rows(count: .max)
            // One more than is shown tells whether there is a next page.
            let movies = try catalog.movies(of: query, in: rows.lowerBound..<rows.upperBound + 1)
            if movies.isEmpty, rows.lowerBound > 0 {
                list.rewind()
                return try find()
            }
            let isMore = movies.count > rows.count
            return Shown(
                movies: movies, first: rows.lowerBound,
                count: isMore ? max(limit, rows.upperBound) : rows.lowerBound + movies.count, isMore: isMore)
        }
    }

    private var heading: String {
        if shown.count > 0 {
            let order = query.orderDescription(isCounted: !shown.isMore)
            return query.search.isEmpty ? "All, \(order)" : "Found by “\(query.search.text)”, \(order)"
        }
        return query.search.isEmpty
            ? "The catalog has no movies."
            : "Nothing is found by “\(query.search.text)”; / alone shows all movies again."
    }
}

extension Row {
    /// A movie as a line of a list.
    fileprivate mutating func write(_ movie: Movie) {
        write(movie.title)
        if let year = movie.year {
            write(" (")
            write(year)
            write(")")
        }
        if let rating = movie.rating {
            write(", you ")
            write(rating.description)
        }
        if let score = movie.score {
            write(", critics ")
            write(score)
        }
    }
}
