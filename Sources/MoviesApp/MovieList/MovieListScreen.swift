import MovieCatalog
import MovieImport
import Usher

protocol MovieListScreenDelegate: MoviePageDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID)
    func movieListScreen(_ screen: MovieListScreen, didChoose task: MovieListTask) throws
    func movieListScreen(_ screen: MovieListScreen, didSearchFor search: MovieSearch)
}

/// A task for a list with pages of its own, by its name in a path.
enum MovieListTask: String, CaseIterable { case filter, `import`, export, duplicates }

/// The movies found, ten a page.
final class MovieListScreen: MoviePage {
    weak var delegate: (any MovieListScreenDelegate)?
    var pageDelegate: (any MoviePageDelegate)? { delegate }

    /// The person's search, within the scope.
    private(set) var search = MovieSearch()
    private(set) var query: MovieQuery
    var listed: MovieQuery? { query }
    let scope: ListScope
    let catalog: Catalog
    private let list = ListPosition()

    init(_ scope: ListScope, catalog: Catalog) {
        self.scope = scope
        self.catalog = catalog
        query = MovieQuery(search: (try? scope.narrowed(by: MovieSearch())) ?? MovieSearch())
    }

    func draw(on page: inout Page) throws {
        page.title(scope.title)
        page.commandGroup(scope.title)
        let (count, found, reading, offers, isSample) = try catalog.reading {
            let count = try catalog.count(of: query)
            let reading = try catalog.interpretation(of: query.search)
            let offers = try catalog.suggestions(besides: query.search, finding: count)
            return (count, try find(count), reading, offers, try catalog.isUntouchedSample)
        }
        takeLines(on: &page, numbering: found.movies)
        page.text(heading(of: count))
        if let sentence = reading.sentence { page.text(sentence) }
        page.list(pageOf: found.movies, at: list, count: found.count, isMore: found.isMore) { row, movie in
            row.write(movie, sortedBy: query.order)
        } choose: { [self] in
            open($0.id)
        }
        for offer in offers {
            page.item("\(offer.heading): \(offer.count)") { [self] in
                try search(for: scope.widened(offer.search))
            }
        }
        page.command(
            "s", "sort", help: "sorts by title, year, rating, score or day",
            asks: { [self] in try askForOrder(on: &$0) })
        func add(_ task: MovieListTask, _ letter: Unicode.Scalar, _ help: String) {
            page.command(letter, task.rawValue, help: help) { [self] in
                try delegate?.movieListScreen(self, didChoose: task)
            }
        }
        add(.filter, "f", "keeps the watched, a genre, a decade, a length, a tag")
        add(.import, "i", "adds movies from files of other programs")
        add(.export, "e", "writes these to a file, for a spreadsheet or a friend")
        add(.duplicates, "d", "shows movies that may be in the catalog twice")
        if isSample, search.isEmpty, scope == .all, list.page == 1 {
            page.command("x", "begin with none", help: "takes these away; u brings them back") { [self] in
                try ask(for: .deleteAll)
            }
        }
        page.help(
            "\(scope == .all ? "All movies of the catalog" : "The movies you want to watch"), ten a page, with your own rating (0 to 10) and the critics' score (of 100)."
        )
        page.help(
            "A line that is no answer is looked for, as behind a slash: a title or its beginning, which come first, and words of titles, people, languages, countries and notes by their beginnings: third man; "
                + "a year beside them is the movie's: heat 1995. Conditions in words narrow it: horror films 80s, not "
                + "westerns, by kurosawa, watched last month, kurosawa or ozu. So do fields: "
                + "/director:kuro year:1950..1965 rating:>8 -genre:war watched:2025-03..2025-06. There are "
                + "title, director, writer, cast, country, language, note, genre and tag, each with none and any; year, "
                + "decade, rating (yours), public, votes, critics, reviews, metacritic, oscars, box office and runtime; "
                + "watched, rated, added and released, which take dates; certificate, watchlist; and the ids imdb, tmdb and "
                + "letterboxd. Words in quotes are the words themselves."
        )
        page.help(
            "A line can begin with a verb: "
                + Verb.table.filter { $0.arguments.hasPrefix("MOVIE") }.map(\.line).joined(separator: ", ")
                + ". Numbers name movies, too: watch 1-4, tag 1 3 noirvember, rate all 8; help seen tells more."
        )
    }

    func open(_ movie: Movie.ID) { delegate?.movieListScreen(self, didSelect: movie) }

    private func askForOrder(on page: inout Page) throws {
        page.title("Sort")
        let order = query.orderDescription(of: try catalog.count(of: query))
        let orders = MovieOrder.allCases + (query.search.ranks ? [nil] : [])
        let number = (orders.firstIndex(of: current) ?? 0) + 1
        page.text("Sorted \(order); pick \(number) again to reverse.")
        page.help("Movies without a value to sort by come last, whichever way round.")
        for order in orders {
            page.item("By \(order?.name ?? "title, then best known")") { [self] in sort(by: order) }
        }
    }

    /// Shows what is asked for of the list, and returns what is said of it.
    func take(_ request: MovieRequest) throws -> String {
        switch request {
        case .show(let search, let words):
            try self.search(for: search)
            return words
        case .sort(let order): sort(by: order)
        default: break
        }
        return ""
    }

    /// Shows what a search finds, from its first page on.
    func search(for search: MovieSearch) throws {
        query.search = try scope.narrowed(by: search)
        self.search = search
        list.page = 1
        delegate?.movieListScreen(self, didSearchFor: search)
    }

    /// The current order; `nil` for the best match.
    private var current: MovieOrder? { query.isRanked ? nil : query.order ?? .title }

    /// Sorts by `order`; the same again turns the order round.
    private func sort(by order: MovieOrder?) {
        query.isReversed = order == current && !query.isReversed
        query.order = order
        list.page = 1
    }

    /// The movies of this page of the list, and how many there are, or at least are.
    private typealias Found = (movies: [ListedMovie], count: Int, isMore: Bool)

    private func find(_ count: MovieCount) throws -> Found {
        switch count {
        case .exactly(let count):
            return (try catalog.listedMovies(of: query, in: list.rows(count: count)), count, false)
        case .moreThan(let limit):
            func page(from first: Int) throws -> Found {
                // One more than is shown tells whether there is a next page.
                let movies = try catalog.listedMovies(of: query, in: first..<first + list.size + 1)
                let end = first + min(movies.count, list.size)
                let isMore = movies.count > list.size
                return (Array(movies.prefix(list.size)), isMore ? max(limit, end) : end, isMore)
            }
            let found = try page(from: list.rows(count: .max).lowerBound)
            // Another program may have made the list shorter than where the person is.
            return found.movies.isEmpty ? try page(from: list.rows(count: limit + 1).lowerBound) : found
        }
    }

    private func heading(of count: MovieCount) -> String {
        switch (count, search.isEmpty) {
        case (.exactly(0), true): scope.emptiness
        case (.exactly(0), false): "Nothing is found by “\(search.text)”; a adds a movie, / shows all."
        case (_, true): "All, \(query.orderDescription(of: count))"
        case (_, false): "Found by “\(search.text)”, \(query.orderDescription(of: count))"
        }
    }
}

extension MovieListScreen: Restorable {
    var restorationState: [String: String] {
        var state: [String: String] = [:]
        if !search.isEmpty { state["search"] = search.text }
        if let order = query.order {
            state["sort"] = (query.isReversed ? "-" : "") + order.rawValue
        } else if query.isReversed {
            state["sort"] = "-"
        }
        if list.page > 1 { state["page"] = "\(list.page)" }
        return state
    }

    func restore(from state: [String: String]) throws {
        let sort = state["sort"] ?? ""
        let name = sort.hasPrefix("-") ? String(sort.dropFirst()) : sort
        guard let order = MovieOrder(rawValue: name).map(Optional.some) ?? (name.isEmpty ? .some(nil) : nil)
        else { throw Refusal("there is no order “\(name)”") }
        guard let page = Int(state["page"] ?? "1"), page > 0 else {
            throw Refusal("“\(state["page"] ?? "")” is no page")
        }
        try search(for: MovieSearch(state["search"] ?? "", today: catalog.today()))
        (query.order, query.isReversed) = (order, sort.hasPrefix("-"))
        list.page = page
    }
}

extension Row {
    /// A movie as a line of a list.
    fileprivate mutating func write(_ movie: ListedMovie, sortedBy order: MovieOrder?) {
        write(movie.title, of: movie.year)
        if let director = movie.director, !isBrief { write(", \(director)") }
        if let runtime = movie.runtime, !isBrief {
            write(", ")
            write(runtime)
            write(" minutes")
        }
        write("you", movie.yourRating?.description)
        if let score = movie.score {
            write(", critics ")
            write(score)
        }
        switch order {
        case .publicRating: write("public", movie.publicRating.map { "\($0 / 10).\($0 % 10)" })
        case .watched: write("watched", movie.lastWatched?.description)
        case .rated: write("rated", movie.lastRated?.description)
        case .added: write("added", movie.dayAdded?.description)
        case .title, .year, .rating, .score, nil: break
        }
    }

    /// A title with its year.
    mutating func write(_ title: String, of year: Int?) {
        write(title)
        if let year {
            write(" (")
            write(year)
            write(")")
        }
    }

    /// A value behind its name, where there is one.
    mutating func write(_ name: String, _ value: String?) {
        guard let value else { return }
        write(", \(name) \(value)")
    }
}
