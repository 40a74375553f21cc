package import MovieCatalog
import MovieImport
import Usher

extension Verb.Name {
    package func question(
        before words: [String], ofAll query: MovieQuery? = nil, on catalog: Catalog
    ) throws -> String? {
        let actions = MovieActions(catalog: catalog, context: SessionContext(), isStrict: true)
        var question: String?
        _ = try request(words, ofAll: query, actions) { question = $0 }
        return question
    }

    /// Does what the line does on a page. Refuses ambiguous lines but skips confirmations.
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

    package func page(
        _ words: [String], of catalog: Catalog, asJSON isJSON: Bool = false
    ) throws -> String {
        let text = words.joined(separator: " ")
        switch self {
        case .numbers:
            let period = try words.isEmpty ? nil : Period(ofNumbers: text, today: catalog.today())
            let statistics = try catalog.watchedStatistics(in: period, limit: 10)
            return isJSON ? statistics.json : statistics.text(inMarkdown: false)
        case .lists: return try catalog.lists.map { $0.line($1, watched: $2) }.joined(separator: "\n")
        case .diary:
            let part = try words.isEmpty ? nil : DiaryPart(typed: text, today: catalog.today())
            return Page(
                of: DiaryScreen(part, catalog: catalog, rows: max(try catalog.viewingCount(of: part), 1))
            ).items.joined(separator: "\n")
        default:
            let actions = MovieActions(catalog: catalog, context: SessionContext(), isStrict: true)
            guard case .open(let movie, _) = try request(words, actions) else { return "" }
            let page = Page(of: MovieDetailScreen(movie: movie, catalog: catalog, showsAll: self == .open))
            return ([page.title] + page.lines).joined(separator: "\n")
        }
    }

    private func request(
        _ words: [String], ofAll query: MovieQuery? = nil, _ actions: MovieActions,
        asking: (String) -> Void = { _ in }
    ) throws -> MovieRequest {
        let line = TypedVerb(self, words.joined(separator: " "))
        let lines = MovieRequestParser(
            actions.catalog, numbering: nil, all: query, on: self == .move ? .watchlist : nil)
        var request =
            if self == .pick {
                MovieRequest.open(
                    try actions.pick(
                        from: MovieQuery(search: MovieSearch(line.rest, today: actions.catalog.today()))))
            } else {
                try query == nil ? lines.certainRequest(for: line) : lines.request(ofAll: line)
            }
        while true {
            switch request {
            case .confirm(let meant, let doubt):
                if let refusal = doubt.refusal { throw CatalogError.described(.badData, "\(refusal)") }
                if !doubt.isLikely { asking(doubt.question) }
                request = meant
            case .choose(_, let requests, _, let refusal):
                if let refusal { throw CatalogError.described(.badData, "\(refusal)") }
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
