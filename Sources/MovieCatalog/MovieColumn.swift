/// What a column of a film list holds.
enum MovieColumn {
    case imdbID, title, year, released, runtime, genres, directors, writers, cast, languages, countries
    case certificate, score, metascore, boxOffice, oscars, rating, watched

    /// The column that goes by this name, letter case aside; `nil` for one that is not of use.
    init?(name: String) {
        switch name.lowercased() {
        case "imdb_id", "imdb", "imdbid": self = .imdbID
        case "title": self = .title
        case "year": self = .year
        case "released": self = .released
        case "runtime_min", "runtime": self = .runtime
        case "genres", "genre": self = .genres
        case "directors", "director": self = .directors
        case "writers", "writer": self = .writers
        case "cast": self = .cast
        case "languages", "language": self = .languages
        case "countries", "country": self = .countries
        case "mpaa", "certificate": self = .certificate
        case "tomatometer", "score": self = .score
        case "metacritic", "metascore": self = .metascore
        case "box_office_usd", "box_office": self = .boxOffice
        case "oscars": self = .oscars
        case "rating": self = .rating
        case "watched": self = .watched
        default: return nil
        }
    }

    /// Gives the film the value of a cell, which is UTF-8, not empty, and has no white space around it.
    ///
    /// - Returns: What the cell should have been, where it can't be used; `nil` when all is well.
    func set(_ cell: ArraySlice<UInt8>, of movie: inout Movie, years: ClosedRange<Int>) -> String? {
        func number(in range: ClosedRange<Int>, _ assign: (Int) -> Void) -> String? {
            guard let number = Int(text(cell)), range.contains(number) else {
                return range.upperBound == .max
                    ? "a whole number from \(range.lowerBound)"
                    : "a whole number from \(range.lowerBound) to \(range.upperBound)"
            }
            assign(number)
            return nil
        }
        switch self {
        case .imdbID: movie.imdbID = text(cell)
        case .title: movie.title = text(cell)
        case .year: return number(in: years) { movie.year = $0 }
        case .released:
            guard let day = Day(text(cell)) else { return "a date such as 1949-08-31" }
            // The first of January stands for a day that is not known.
            if (day.month, day.day) != (1, 1) { movie.released = day }
        case .runtime: return number(in: MovieField.runtimes) { movie.runtime = $0 }
        case .genres: movie.genres = list(cell)
        case .directors: movie.directors = list(cell)
        case .writers: movie.writers = list(cell)
        case .cast: movie.cast = list(cell)
        case .languages: movie.languages = list(cell)
        case .countries: movie.countries = list(cell)
        case .certificate: movie.certificate = text(cell)
        case .score: return number(in: 0...100) { movie.score = $0 }
        case .metascore: return number(in: 0...100) { movie.metascore = $0 }
        case .boxOffice: return number(in: 0...(.max)) { movie.boxOffice = $0 }
        case .oscars: return number(in: 0...100) { movie.oscars = $0 }
        case .rating:
            guard let rating = Rating(text(cell)) else { return MovieField.rating.hint }
            movie.rating = rating
        case .watched:
            guard let isWatched = Bool(answer: text(cell)) else { return "yes or no" }
            movie.viewings = isWatched ? [Viewing()] : []
        }
        return nil
    }
}

private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
}

private func list(_ cell: ArraySlice<UInt8>) -> [String] {
    var values: [String] = []
    values.reserveCapacity(cell.reduce(1) { $1 == UInt8(ascii: ",") ? $0 + 1 : $0 })
    var start = cell.startIndex
    while start < cell.endIndex {
        let end = cell[start...].firstIndex(of: UInt8(ascii: ",")) ?? cell.endIndex
        let value = cell[start..<end].trimmed
        if !value.isEmpty { values.append(text(value)) }
        start = end + 1
    }
    return values
}

extension ArraySlice<UInt8> {
    /// The bytes without the spaces around them.
    var trimmed: ArraySlice<UInt8> {
        let start = drop { $0 == UInt8(ascii: " ") }
        guard let last = start.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return start }
        return start[...last]
    }
}
