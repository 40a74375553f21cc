import MovieCatalog
import Usher

protocol MovieListScreenDelegate: AnyObject {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID)
    func movieListScreenDidAskToSort(_ screen: MovieListScreen)
}

/// The movies found, ten a page.
final class MovieListScreen: Screen {
    weak var delegate: (any MovieListScreenDelegate)?

    private(set) var query = MovieQuery()
    private let catalog: any Catalog
    private var list = PagedList()
    private var announcement: String?

    init(catalog: any Catalog) {
        self.catalog = catalog
    }

    func draw(on page: inout Page) {
        let count = catalog.count(of: query)
        let rows = list.rows(count: count)
        let movies = catalog.movies(of: query, in: rows)

        page.title("Movies")
        if let announcement { page.text(announcement) }
        page.text(heading(count: count))
        page.list(list, count: count) { row, index in row.write(movies[index - rows.lowerBound]) }
        page.command("s", "sort", help: "sorts by title, year, rating or score")
        page.search(help: "keeps the movies whose title contains the text; / alone shows all again")
        page.help(
            "All movies of the catalog, ten a page, with your own rating (0 to 10) and the critics' score (of 100)."
        )
    }

    func choose(_ choice: Choice) throws(Refusal) {
        announcement = nil
        switch choice {
        case .item(let index):
            guard let movie = catalog.movies(of: query, in: index..<index + 1).first else { return }
            delegate?.movieListScreen(self, didSelect: movie.id)
        case .command("s"):
            delegate?.movieListScreenDidAskToSort(self)
        case .search(let text):
            query.text = text
            list.rewind()
        default:
            try list.turn(choice, count: catalog.count(of: query))
        }
    }

    /// Sorts by `order`; the same again turns the order round.
    func sort(by order: MovieOrder) {
        query.isReversed = order == query.order && !query.isReversed
        query.order = order
        list.rewind()
    }

    /// Says something above the list, until the next choice.
    func announce(_ announcement: String) {
        self.announcement = announcement
    }

    private func heading(count: Int) -> String {
        if count > 0 {
            return query.text.isEmpty
                ? "By \(query.orderDescription)"
                : "Titles with “\(query.text)”, by \(query.orderDescription)"
        }
        return query.text.isEmpty
            ? "The catalog has no movies."
            : "No title contains “\(query.text)”; / alone shows all movies again."
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
