import MovieCatalog

/// Movies by their titles and original titles, in each of their spellings.
///
/// A spelling of a movie takes 16 bytes, so that those of a million movies take little memory.
struct TitleIndex {
    private var places: [SpelledMovie] = []

    /// A movie by a spelling, which is kept as a number: few others have the same.
    private struct SpelledMovie {
        let id: Int
        let spelling: Int32
        /// Zero where it is unknown.
        let year: Int16
    }

    /// Takes the titles of a catalog.
    init(in catalog: Catalog) throws(CatalogError) {
        let statement = try catalog.database.statement(
            "SELECT id, year, spelling, original_spelling FROM movie")
        defer { statement.reset() }
        while try statement.step() {
            let (id, year) = (try statement.integer(0) ?? 0, Self.year(try statement.integer(1)))
            let numbers = (try statement.integer(2), try statement.integer(3))
            for number in numbers.0 == numbers.1 ? [numbers.0] : [numbers.0, numbers.1] {
                guard let number else { continue }
                places.append(SpelledMovie(id: id, spelling: Int32(truncatingIfNeeded: number), year: year))
            }
        }
        places.sort { $0.spelling == $1.spelling ? $0.id < $1.id : $0.spelling < $1.spelling }
    }

    /// Movies that may be called alike, in a year that is the same or unknown: each with some of those that were there
    /// before it.
    var twins: [(newer: Movie.ID, older: [Movie.ID])] {
        var older: [Movie.ID: [Movie.ID]] = [:]
        var start = places.startIndex
        while start < places.endIndex {
            let run = places[start...].prefix { $0.spelling == places[start].spelling }
            for place in run.dropFirst() {
                let id = Movie.ID(place.id)
                for other in run.prefix(while: { $0.id < place.id }) {
                    guard older[id]?.count ?? 0 < Self.mostTwins else { break }
                    guard Self.mayBeOne(place.year, other.year) else { continue }
                    if older[id]?.contains(Movie.ID(other.id)) != true {
                        older[id, default: []].append(Movie.ID(other.id))
                    }
                }
            }
            start = run.endIndex
        }
        return older.map { ($0, $1) }.sorted { $0.newer < $1.newer }
    }

    /// With how many others a movie is compared; where more are called alike, a person finds them by their title.
    private static let mostTwins = 8

    private static func year(_ year: Int?) -> Int16 { Int16(clamping: year ?? 0) }

    private static func mayBeOne(_ year: Int16, _ other: Int16) -> Bool {
        year == other || year == 0 || other == 0
    }
}
