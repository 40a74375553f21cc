import MovieCatalog
import MovieImport
import Usher

protocol MovieListScreenDelegate: AnyObject {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID)
    func movieListScreen(_ screen: MovieListScreen, didChoose search: MovieSearch) throws
    func movieListScreen(_ screen: MovieListScreen, didChoose task: MovieListTask) throws
    func movieListScreenDidStartEmpty(_ screen: MovieListScreen) throws
}

final class MovieListScreen: MovieListingScreen {
    weak var delegate: (any MovieListScreenDelegate)?

    let search: MovieSearch
    private(set) var query: MovieQuery
    let scope: SearchScope
    private let catalog: Catalog
    private var shown: [Movie] = []
    var movies: PageMovies { PageMovies(numbered: shown, query: query, list: scope.list) }
    private let position = ListPosition()

    init(_ scope: SearchScope, _ search: MovieSearch, catalog: Catalog) {
        (self.scope, self.search, self.catalog) = (scope, search, catalog)
        let search = (try? scope.narrowed(by: search)) ?? search
        query = (try? catalog.query(for: search)) ?? MovieQuery(search: search)
    }

    func draw(on page: inout Page) throws {
        page.title(scope.title)
        page.commandGroup(scope.title)
        let details: [MovieField] = page.isBrief ? [] : [.directors, .runtime]
        let (count, found, watched, offers) = try catalog.reading {
            let count = try catalog.count(of: query)
            let offers = try catalog.suggestions(besides: query.search, finding: count)
            let watched = try scope == .all ? catalog.watchedCount(ofPersonIn: search) : nil
            return (count, try find(count, details), watched, offers)
        }
        shown = found.movies
        page.takeTitles(of: shown) { [self] in open($0) }
        var notes: [Movie.ID: String] = [:]
        if let list = try scope.list?.own.flatMap({ try catalog.list(named: $0.name) }) {
            if let description = list.description { page.text(description) }
            let watched = try catalog.count(suggesting: query.search.within("watched:yes"))
            page.text("\(watched) of \(count) watched")
            for entry in list.entries where entry.note != nil { notes[entry.movie] = entry.note }
        }
        page.text(heading(of: count, watched: watched))
        page.showBesideTitle()
        if count == .exactly(1), let first = found.movies.first, let movie = try catalog.movie(first.id) {
            let matches = movie.matches(of: query.search)
            if !matches.isEmpty { page.text("Found in \(matches.joined(separator: "; "))") }
        }
        let (today, reasons) = (catalog.today(), page.isBrief ? [:] : try reasons(for: shown))
        page.list(pageOf: found.movies, at: position, count: found.count, isMore: found.isMore) {
            row, movie in
            row.write(
                movie, sortedBy: query.order, namesWatchlist: scope != .watchlist, note: notes[movie.id],
                why: reasons[movie.id], today: today)
        } choose: { [self] in
            open($0.id)
        }
        for offer in offers {
            page.item("\(offer.heading) (\(offer.count))") { [self] in
                try delegate?.movieListScreen(self, didChoose: scope.widened(offer.search))
            }
        }
        page.command(
            "s", "sort", help: "sorts by title, year, rating, day, length, or how well known",
            asks: { [self] in try askForOrder(on: &$0) })
        page.offerTasks { [self] in try delegate?.movieListScreen(self, didChoose: $0) }
        let isWhole = search.isEmpty && scope == .all
        if isWhole, position.first == 0, try catalog.isUntouchedSample {
            page.command("x", "start empty", help: "removes the sample (u brings it back)") { [self] in
                try delegate?.movieListScreenDidStartEmpty(self)
            }
        }
        let turn = position.rows(count: found.count).upperBound >= found.count ? "p" : "n"
        let letters = isWhole ? ["aiujq", "x\(turn)sfaiv"] : ["abhmu", "\(turn)sfbhu"]
        page.feature(letters[found.count == 0 ? 0 : 1])
    }

    /// Returns the field that matched the search, for each movie not found by title or director.
    private func reasons(for movies: [Movie]) throws -> [Movie.ID: String] {
        guard query.isRanked, !query.search.isOfConditions else { return [:] }
        var reasons: [Movie.ID: String] = [:]
        for listed in movies where !listed.isNamed(by: search) {
            let matches = try catalog.movie(listed.id)?.matches(of: query.search) ?? []
            if let match = matches.first, !match.hasPrefix("directors") {
                reasons[listed.id] = match.excerpt()
            }
        }
        return reasons
    }

    private func open(_ movie: Movie.ID) { delegate?.movieListScreen(self, didSelect: movie) }

    private func askForOrder(on page: inout Page) throws {
        page.title("Sort")
        let order = query.orderDescription(of: try catalog.count(of: query))
        let orders =
            MovieOrder.allCases.filter { $0 != .hand || query.search.list != nil }
            + (query.search.ranks ? [nil] : [])
        page.text("Current order: \(order).")
        page.help("Movies without a value come last, even reversed.")
        for order in orders {
            let name = "By \(order?.name ?? "title, then best known")"
            page.item(order == current && order != .hand ? "Reverse this order" : name) { [self] in
                try sort(by: order)
            }
        }
    }

    /// The current order, or nil if the best matches come first.
    private var current: MovieOrder? { query.isRanked ? nil : query.order ?? .title }

    /// - Parameter isReversed: Nil to reverse the order if it's the current one.
    func sort(by order: MovieOrder?, isReversed: Bool? = nil) throws {
        if order == .hand {
            guard query.search.list != nil else {
                throw Refusal(
                    "Only your lists and the watchlist have an order by hand. Type lists to open one.")
            }
            if query.listInOrder != nil, !query.isReversed, isReversed != true { return }
        }
        query.isReversed = isReversed ?? (order == current && !query.isReversed)
        query.order = order
        position.first = 0
    }

    private typealias Found = (movies: [Movie], count: Int, isMore: Bool)

    private func find(_ count: MovieCount, _ details: [MovieField]) throws -> Found {
        switch count {
        case .exactly(let count):
            let rows = position.rows(count: count)
            return (try catalog.listedMovies(of: query, in: rows, showing: details), count, false)
        case .moreThan(let limit):
            func page(from first: Int) throws -> Found {
                // Read one more row than is shown, to see whether there's a next page.
                let rows = first..<first + position.size + 1
                let movies = try catalog.listedMovies(of: query, in: rows, showing: details)
                let end = first + min(movies.count, position.size)
                let isMore = movies.count > position.size
                return (Array(movies.prefix(position.size)), isMore ? max(limit, end) : end, isMore)
            }
            let found = try page(from: position.rows(count: .max).lowerBound)
            // If another program shortened the list, this page may be empty: show an earlier page.
            return found.movies.isEmpty ? try page(from: position.rows(count: limit + 1).lowerBound) : found
        }
    }

    private var understood: MovieSearch { (try? scope.widened(query.search)) ?? search }

    /// - Parameter watched: The number of movies that were watched, or nil to leave it out.
    private func heading(of count: MovieCount, watched: Int?) -> String {
        switch (count, search.isEmpty) {
        case (.exactly(0), true): scope.emptiness
        case (.exactly(0), false): "\(understood.sentence(finding: count)) Type a to add one, / to show all."
        case (_, true): "All, \(query.orderDescription(of: count))"
        case (_, false):
            understood.sentence(finding: count) + (watched.map { ", \(grouped($0)) watched" } ?? "")
                + (query.isRanked && !query.isReversed ? "" : ", \(query.orderDescription(of: count))")
        }
    }
}

extension MovieListScreen: Restorable {
    var restorationState: [String: String] {
        var state: [String: String] = [:]
        if let order = query.order, order != .hand {
            state["sort"] = (query.isReversed ? "-" : "") + order.rawValue
        } else if query.isReversed {
            state["sort"] = "-"
        }
        // Pages here have ten rows, regardless of the window's height.
        if position.first >= 10 { state["page"] = "\(position.first / 10 + 1)" }
        return state
    }

    func restore(from state: [String: String]) throws {
        let sort = state["sort"] ?? ""
        let name = String(sort.trimmingPrefix("-"))
        let order = MovieOrder(rawValue: name)
        guard order != nil || name.isEmpty else { throw Refusal("there is no order “\(name)”") }
        if order == .hand, query.search.list == nil {
            throw Refusal("only your lists and the watchlist have an order by hand")
        }
        guard let page = Int(state["page"] ?? "1"), 1...1_000_000_000 ~= page else {
            throw Refusal("“\(state["page"] ?? "")” is not a page")
        }
        if let search = state["search"] {
            throw Refusal("a search is part of the path: /\(scope.routeName(of: MovieSearch())):\(search)")
        }
        if !sort.isEmpty { (query.order, query.isReversed) = (order, sort.hasPrefix("-")) }
        position.first = (page - 1) * 10
    }
}
