package import MovieCatalog
import MovieImport
import Usher

// Verbs without pages
extension Verb.Name {
    /// Does what a line on a page does, and returns what is said of it. What can mean two things is refused; what is only asked
    /// about for safety is done.
    ///
    /// - Parameter query: What finds the films, where the words name none.
    package func perform(
        _ words: [String], ofAll query: MovieQuery? = nil, on catalog: Catalog
    ) throws -> String {
        let actions = MovieActions(catalog: catalog, context: SessionContext(), isStrict: true)
        switch try request(words, ofAll: query, actions) {
        case .save(let movie): return try actions.add(movie).done.words
        case .open(_, let words):
            throw CatalogError.described(.badData, "\(words) To note a viewing, use movies seen.")
        case let request: return try actions.perform(request)?.words ?? ""
        }
    }

    /// Returns the lines of the page that it shows.
    package func lines(
        _ words: [String], of catalog: Catalog, asJSON isJSON: Bool = false
    ) throws -> [String] {
        let actions = MovieActions(catalog: catalog, context: SessionContext(), isStrict: true)
        let page: Page
        switch (self, words.first) {
        case (.numbers, _):
            let text = try catalog.numbers(in: words.joined(separator: " "), asJSON: isJSON)
            return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        case (.lists, _): return try catalog.lists.map { $0.line($1, watched: $2) }
        case (.diary, nil):
            page = Page(of: DiaryScreen(catalog: catalog, rows: max(try catalog.viewingCount(), 1)))
            return page.items
        case (.diary, _?):
            let period = try Period(typed: words.joined(separator: " "), today: catalog.today())
            page = Page(of: WatchedScreen(WatchedCount(in: period, catalog: catalog), more: "Its days"))
        default:
            guard case .open(let movie, _) = try request(words, actions) else { return [] }
            page = Page(of: MovieDetailScreen(movie: movie, catalog: catalog))
        }
        return [page.title] + page.fields.map { "\($0.name): \($0.value)" }
    }

    private func request(
        _ words: [String], ofAll query: MovieQuery? = nil, _ actions: MovieActions
    ) throws -> MovieRequest {
        let line = VerbLine(self, words.joined(separator: " "))
        let lines = MovieLines(actions.catalog, all: query, on: self == .move ? .watchlist : nil)
        var request =
            if self == .pick {
                MovieRequest.open(
                    try actions.pick(
                        from: MovieQuery(search: MovieSearch(line.rest, today: actions.catalog.today()))))
            } else {
                try query == nil ? lines.request(for: line) : lines.request(ofAll: line)
            }
        while true {
            switch request {
            case .either(let likely, _, let doubt):
                if let refusal = doubt.refusal { throw refusal }
                request = likely
            case .choose(_, let requests, _):
                let names = requests.map(\.label).joined(separator: "; ")
                throw CatalogError.described(
                    .badData, "Several movies have that title. Add the year or use the id: \(names).")
            default:
                guard let meaning = try actions.meaning(of: request, on: .all) else { return request }
                request = meaning
            }
        }
    }
}
