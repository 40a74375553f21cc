import MovieCatalog

/// Titles of a viewing history by what stands before their first colon, which tells episodes from films.
///
/// Of `Dark: Season 1: Secrets` and all that begins with `Dark: `, whatever the language.
struct SeriesStatistics {
    /// The titles with one beginning, each once, as many as it takes.
    private struct Stem {
        let number: Int
        var titles: [String] = []
        var rests: Set<[UInt8]> = []
        /// The rests without their digits.
        var patterns: Set<[UInt8]> = []
        var hasThreeParts = false

        /// Whether they are episodes: one has three parts, there are five, or four that differ by a number only.
        var isSeries: Bool { hasThreeParts || rests.count > 4 || rests.count == 4 && patterns.count == 1 }
    }

    private var stems: [[UInt8]: Stem] = [:]

    /// Adds a title, unless it is known as a film's.
    mutating func add(_ title: String, unless known: KnownTitles) throws(CatalogError) {
        guard let (name, rest) = Self.parts(of: title) else { return }
        let key = Array(name)
        var stem = stems[key] ?? Stem(number: stems.count)
        if !stem.isSeries, !stem.rests.contains(Array(rest)), try known.film(called: title) == nil {
            stem.rests.insert(Array(rest))
            stem.titles.append(title)
            stem.patterns.insert(rest.filter { !$0.isDigit })
            stem.hasThreeParts = Self.colon(in: rest) != nil
        }
        stems[key] = stem
    }

    /// Whether a title is an episode's.
    func isEpisode(_ title: String) -> Bool {
        Self.parts(of: title).flatMap { stems[Array($0.name)] }?.isSeries ?? false
    }

    /// The titles that share their beginning with others, and are too few to be told, in the order of the file.
    var doubtful: [String] {
        stems.values.filter { !$0.isSeries && $0.rests.count > 1 }.sorted { $0.number < $1.number }
            .flatMap(\.titles)
    }

    /// The parts of a title before and behind its first colon with white space behind it, folded.
    private static func parts(of title: String) -> (name: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
        let folded = folded(title)[...]
        guard let colon = colon(in: folded) else { return nil }
        return (folded[..<colon].trimmed, folded[(colon + 2)...].trimmed)
    }

    private static func colon(in title: ArraySlice<UInt8>) -> Int? {
        title.indices.dropLast().dropFirst().first {
            title[$0] == UInt8(ascii: ":") && title[$0 + 1] == UInt8(ascii: " ")
        }
    }
}

/// The films that whole titles can be: those of the catalog, and beside them those that come with the program.
struct KnownTitles {
    var inCatalog: (_ title: String) throws(CatalogError) -> Movie? = { _ in nil }
    var facts = KnownFilms()

    func film(called title: String?) throws(CatalogError) -> Movie? {
        guard let title else { return nil }
        return try inCatalog(title) ?? facts.films(called: title).first
    }
}
