import MovieCatalog

/// Distinguishes episodes from films in a viewing history, by the text before the first colon.
///
/// If there's `Dark: Season 1: Secrets`, every title that begins with `Dark: ` is an episode.
struct EpisodeDetector {
    private struct PossibleSeries {
        let number: Int
        var titles: [String] = []
        var rests: Set<[UInt8]> = []
        var patterns: Set<[UInt8]> = []
        var hasEpisode = false

        /// Whether the titles look like episodes of one series.
        var isSeries: Bool { hasEpisode || rests.count > 9 || rests.count > 3 && patterns.count == 1 }
    }

    private var stems: [[UInt8]: PossibleSeries] = [:]

    /// Records a title, unless `film` finds a known film of that title.
    mutating func add(
        _ title: String, _ film: (_ title: String) throws(CatalogError) -> Movie?
    ) throws(CatalogError) {
        guard let (name, rest) = Self.parts(of: title) else { return }
        let key = Array(name)
        var stem = stems[key] ?? PossibleSeries(number: stems.count)
        if !stem.isSeries, !stem.rests.contains(Array(rest)), try film(title) == nil {
            stem.rests.insert(Array(rest))
            stem.titles.append(title)
            stem.patterns.insert(rest.filter { !$0.isDigit })
            stem.hasEpisode = Self.colon(in: rest) != nil || Self.isNumbered(rest)
        }
        stems[key] = stem
    }

    func isEpisode(_ title: String) -> Bool {
        Self.parts(of: title).flatMap { stems[Array($0.name)] }?.isSeries ?? false
    }

    /// Titles that share their beginning, but are too few to judge.
    var doubtful: [String] {
        stems.values.filter { !$0.isSeries && $0.rests.count > 1 }.sorted { $0.number < $1.number }
            .flatMap(\.titles)
    }

    /// Whether a part of a title consists of a word such as “episode” and a number.
    private static func isNumbered(_ part: ArraySlice<UInt8>) -> Bool {
        let word = String(decoding: part.filter { !$0.isDigit }, as: UTF8.self).filter(\.isLetter)
        return episodeWords.contains(word) && part.contains(where: \.isDigit)
    }

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
