/// Another search that may be what was meant. It is offered, and never run unasked.
public struct SearchSuggestion: Hashable, Sendable {
    /// The kind of name that is offered; `nil` for words.
    package let label: Label?
    /// The name or the words: `Horror`, `ratatouille`.
    public let name: String
    /// The other search.
    public let search: MovieSearch
    /// The number of movies that it finds.
    public let count: MovieCount
}

extension Catalog {
    /// Other searches that may be meant by one that finds so many movies: by words that name a genre or a tag, and where
    /// nothing is found, by words that are spelled almost so.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func suggestions(
        besides search: MovieSearch, finding count: MovieCount
    ) throws(CatalogError) -> [SearchSuggestion] {
        var search = search
        if count == .exactly(0) {
            search = search.asWords
        } else if try SearchSQL.isOfWords(search, in: database) {
            search = search.asWords
        }
        return try labels(namedIn: search) + (count == .exactly(0) ? nearSpellings(of: search) : [])
    }

    /// The genres and tags whose whole names are among the words of a search, each with the search for it instead of
    /// these words.
    func labels(namedIn search: MovieSearch) throws(CatalogError) -> [SearchSuggestion] {
        try reading { () throws(CatalogError) in
            var offers: [SearchSuggestion] = []
            // The key of several words is the keys of each, one behind the other.
            let keys = search.parts.map { $0.words.map(Label.key) }
            var start = 0
            while start < keys.count {
                let run = keys[start...].prefix(Self.longestLabel).prefix { $0 != nil }
                var used = 1
                for count in stride(from: run.count, to: 0, by: -1) {
                    let range = start..<start + count
                    let found = try labels(withKey: run.prefix(count).reduce(into: "") { $0 += $1 ?? "" })
                    for (kind, name) in found {
                        guard let offer = try offer(kind, name, instead: range, of: search) else { continue }
                        offers.append(offer)
                    }
                    guard found.isEmpty else {
                        used = count
                        break
                    }
                }
                start += used
            }
            return offers
        }
    }

    /// Of how many words a name of a genre or a tag is looked for.
    private static var longestLabel: Int { 4 }

    private func labels(withKey key: String) throws(CatalogError) -> [(kind: Label, name: String)] {
        let statement = try database.statement(
            "SELECT true, name FROM genre WHERE key = ?1 UNION ALL SELECT false, name FROM tag WHERE key = ?1"
        )
        try statement.bind(1, key)
        defer { statement.reset() }
        var found: [(Label, String)] = []
        while try statement.step() {
            found.append((try statement.integer(0) == 1 ? .genre : .tag, try statement.text(1) ?? ""))
        }
        return found
    }

    private func offer(
        _ label: Label, _ name: String, instead range: Range<Int>, of search: MovieSearch
    ) throws(CatalogError) -> SearchSuggestion? {
        let condition = "\(label.table):\"\(name.replacing("\"", with: " "))\""
        guard let search = try? search.replacing(range, with: condition) else { return nil }
        let count = try count(suggesting: search)
        return count == .exactly(0)
            ? nil : SearchSuggestion(label: label, name: name, search: search, count: count)
    }
}
