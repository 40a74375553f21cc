import MovieCatalog
import Usher

protocol OverviewScreenDelegate: AnyObject {
    func overviewScreen(_ screen: OverviewScreen, didSelect movie: Movie.ID)
    func overviewScreen(_ screen: OverviewScreen, didChoose place: AppPlace) throws
}

final class OverviewScreen: MovieListingScreen {
    weak var delegate: (any OverviewScreenDelegate)?
    private let catalog: Catalog
    private let context: SessionContext
    private var tonight: [Movie.ID]?
    private var shown: [Movie] = []
    var movies: PageMovies { PageMovies(numbered: shown) }

    init(catalog: Catalog, context: SessionContext) { (self.catalog, self.context) = (catalog, context) }

    func draw(on page: inout Page) throws {
        page.title("Your movies")
        let (counts, last, tonight) = try catalog.reading {
            (try catalog.personalCounts(), try lastWatched(), try suggestions())
        }
        page.text("\(counted(counts.watched, "movie")) watched, \(grouped(counts.toWatch)) to watch")
        page.showBesideTitle()
        shown = last.map(\.movie) + tonight
        page.takeTitles(of: shown) { [self] in open($0) }
        if !last.isEmpty { page.text("Watched last:") }
        for entry in last { item(entry.movie, note: entry.viewing.note, on: &page) }
        if !tonight.isEmpty { page.text("For tonight:") }
        for movie in tonight { item(movie, on: &page) }
        if !page.isBrief { page.text("Type a title to find it, or a Title (2023) yesterday 8 to log it.") }
        page.feature("mvtcaq")
        page.command("s", "sort", help: "sorts all movies", asks: { [self] in askForOrder(on: &$0) })
        page.offerTasks { [self] in try delegate?.overviewScreen(self, didChoose: .task($0)) }
        page.help(
            "For tonight: movies of your watchlist, or else well-known ones that critics like and you haven't watched."
        )
    }

    private func item(_ movie: Movie, note: String? = nil, on page: inout Page) {
        page.item { [catalog] in
            $0.write(movie, sortedBy: nil, note: note, today: catalog.today())
        } choose: { [self] in
            open(movie.id)
        }
    }

    /// Returns the latest viewings of up to three movies watched last.
    private func lastWatched() throws -> [DiaryEntry] {
        var movies: Set<Movie.ID> = []
        return try catalog.diary(in: 0..<9).filter { $0.date != nil && movies.insert($0.movie.id).inserted }
            .prefix(3) + []
    }

    private func open(_ movie: Movie.ID) { delegate?.overviewScreen(self, didSelect: movie) }

    private func askForOrder(on page: inout Page) {
        page.title("Sort")
        for order in MovieOrder.allCases where order != .hand {
            page.item("By \(order.name)") { [self] in
                try delegate?.overviewScreen(self, didChoose: .sort(order, isReversed: false))
            }
        }
    }

    /// Returns movies to watch tonight, which stay the same while the page is open.
    private func suggestions() throws -> [Movie] {
        let ids = try tonight ?? catalog.unwatchedMovies(3, using: &context.random)
        tonight = ids
        return try ids.compactMap { try catalog.movie($0) }.filter { !$0.isWatched }
    }
}
