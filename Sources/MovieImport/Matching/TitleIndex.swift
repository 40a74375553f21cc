import MovieCatalog

/// An index of movies by the spellings of their titles and original titles, of 16 bytes an entry.
struct TitleIndex {
    private var entries: [SpelledMovie] = []

    /// A movie with a hash of one of its spellings.
    private struct SpelledMovie {
        let id: Int
        let spelling: Int32
        /// Zero if unknown.
        let year: Int16
    }

    /// Indexes the movies of a catalog.
    init(in catalog: Catalog) throws(CatalogError) {
        let statement = try catalog.database.statement(
            "SELECT id, year, spelling, original_spelling FROM movie")
        defer { statement.reset() }
        while try statement.step() {
            let (id, year) = (try statement.integer(0) ?? 0, Self.year(try statement.integer(1)))
            let numbers = (try statement.integer(2), try statement.integer(3))
            for number in numbers.0 == numbers.1 ? [numbers.0] : [numbers.0, numbers.1] {
                guard let number else { continue }
                entries.append(SpelledMovie(id: id, spelling: Int32(truncatingIfNeeded: number), year: year))
            }
        }
        entries.sort { $0.spelling == $1.spelling ? $0.id < $1.id : $0.spelling < $1.spelling }
    }

    /// Movies with a spelling in common, in the same year or an unknown one: each with some of the older ones.
    var twins: [(newer: Movie.ID, older: [Movie.ID])] {
        var older: [Movie.ID: [Movie.ID]] = [:]
        var start = entries.startIndex
        while start < entries.endIndex {
            let run = entries[start...].prefix { $0.spelling == entries[start].spelling }
            for movie in run.dropFirst() {
                let id = Movie.ID(movie.id)
                for other in run.prefix(while: { $0.id < movie.id }) {
                    guard older[id]?.count ?? 0 < Self.mostTwins else { break }
                    guard Self.mayBeOne(movie.year, other.year) else { continue }
                    if older[id]?.contains(Movie.ID(other.id)) != true {
                        older[id, default: []].append(Movie.ID(other.id))
                    }
                }
            }
            start = run.endIndex
        }
        return older.map { ($0, $1) }.sorted { $0.newer < $1.newer }
    }

    /// The most older movies that a movie is compared with.
    private static let mostTwins = 8

    private static func year(_ year: Int?) -> Int16 { Int16(clamping: year ?? 0) }

    private static func mayBeOne(_ year: Int16, _ other: Int16) -> Bool {
        year == other || year == 0 || other == 0
    }
}
