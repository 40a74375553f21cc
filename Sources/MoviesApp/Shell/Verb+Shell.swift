package import MovieCatalog
import MovieImport
package import Usher

extension Verb.Name {
    package func question(
        before words: [String], ofAll query: MovieQuery? = nil, on catalog: Catalog
    ) throws -> String? {
        var question: String?
        _ = try meaning(words, ofAll: query, catalog) { question = $0 }
        return question
    }

    /// Performs the verb as a page would, but skips confirmations and refuses ambiguous lines.
    ///
    /// - Parameter progress: Called during long changes. Returns false to stop.
    package func perform(
        _ words: [String], ofAll query: MovieQuery? = nil, on catalog: Catalog,
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws -> String {
        switch try meaning(words, ofAll: query, catalog) {
        case .change(let change, _), .work(let change, _):
            return try catalog.make(change, progress: progress).words
        case .go(.open(_, let words)):
            throw CatalogError.described(.badData, "\(words) To note a viewing, use movies seen.")
        case .say(let words): return words
        case .find, .filter, .pick, .go, .ask, nil: return ""
        }
    }

    package func page(_ words: [String], of catalog: Catalog) throws -> String {
        let text = words.joined(separator: " ")
        switch self {
        case .lists: return try catalog.lists.map { $0.line($1, watched: $2) }.joined(separator: "\n")
        case .diary:
            let part = try words.isEmpty ? nil : DiaryPart(typed: text, today: catalog.today())
            let today = catalog.today()
            return try Row.text { row in
                try catalog.reading {
                    try catalog.forEachViewing(of: part) { entry in
                        row.beginLine()
                        row.write(entry, today: today)
                    }
                }
            }
        case .pick:
            let query = MovieQuery(search: try MovieSearch(text, today: catalog.today()))
            let movie = try catalog.pick(from: query, using: SessionContext(), isStrict: true)
            return pageText(of: movie, in: catalog)
        default:
            guard case .go(.open(let movie, _)) = try meaning(words, ofAll: nil, catalog) else { return "" }
            return pageText(of: movie, in: catalog)
        }
    }

    private func pageText(of movie: Movie.ID, in catalog: Catalog) -> String {
        let page = Page(of: MovieDetailScreen(movie: movie, catalog: catalog, showsAll: self == .open))
        return ([page.title] + page.lines).joined(separator: "\n")
    }

    private func meaning(
        _ words: [String], ofAll query: MovieQuery?, _ catalog: Catalog, asking: (String) -> Void = { _ in }
    ) throws -> LineMeaning? {
        let line = TypedVerb(self, words.joined(separator: " "))
        let page = PageMovies(numbered: nil, query: query, list: self == .move ? .watchlist : nil)
        let parser = LineParser(catalog, on: page, isStrict: true)
        var meaning = try query == nil ? parser.meaning(of: line) : parser.meaning(ofAll: line)
        while case .ask(let question) = meaning {
            switch question {
            case .confirm(let meant, let doubt):
                if let refusal = doubt.refusal { throw CatalogError.described(.badData, "\(refusal)") }
                if !doubt.isLikely { asking(doubt.question) }
                meaning = meant
            case .choose(_, _, _, let refusal?):
                throw CatalogError.described(.badData, "\(refusal)")
            case .choose(_, let choices, _, nil):
                let names = choices.map(\.label).joined(separator: "; ")
                throw CatalogError.described(
                    .badData, "Several movies have that title. Add the year or use the id: \(names).")
            case .lists: return nil
            }
        }
        return meaning
    }
}

/// The output of `movies numbers`: text, JSON or HTML.
package struct NumbersCommand {
    private let watched: WatchedStatistics
    private let search: MovieSearch

    package init(_ words: [String], of catalog: Catalog) throws {
        let scope = try WatchedScope(typed: words.joined(separator: " "), of: catalog)
        search = scope.search
        watched = try catalog.watchedStatistics(in: scope.period, of: search, limit: 10)
    }

    package var isEmpty: Bool { watched.movies == 0 }
    package var json: String { watched.json }

    package var html: String { WatchedStatisticsHTML(watched, of: search).text }

    package var page: Page { Page { watched.draw(on: &$0, of: search) } }
}
