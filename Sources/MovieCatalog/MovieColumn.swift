/// What a column of a film list holds; each goes by its name in CSV and in JSON alike.
enum MovieColumn: String, CaseIterable {
    case title
    case originalTitle = "original_title"
    case year
    case releaseDate = "release_date"
    case runtime = "runtime_min"
    case genres, directors, writers, cast, languages, countries
    case certificate = "mpaa"
    case score = "tomatometer"
    case metascore = "metacritic"
    case publicRating = "imdb_rating"
    case votes = "imdb_votes"
    case boxOffice = "box_office_usd"
    case oscars, rating, watched, watchlist, tags, note
    case imdbID = "imdb_id"
    case tmdbID = "tmdb_id"
    case letterboxdURI = "letterboxd_uri"
    /// Only read: a date of release in which the first of January stands for a day that is not known.
    case released

    /// The columns that are written, which hold all of a film but the catalog's own id.
    static let written = allCases.filter { $0 != .released }

    /// The column that goes by this name, letter case aside; `nil` for one that is not of use.
    init?(name: String) {
        let name = name.lowercased()
        switch name {
        case "runtime": self = .runtime
        case "genre": self = .genres
        case "director": self = .directors
        case "writer": self = .writers
        case "language": self = .languages
        case "country": self = .countries
        case "certificate": self = .certificate
        case "score": self = .score
        case "metascore": self = .metascore
        case "box_office": self = .boxOffice
        case "imdb", "imdbid": self = .imdbID
        case "tmdb", "tmdbid": self = .tmdbID
        default: self.init(rawValue: name)
        }
    }

    /// The most bytes that its text can have: that of a line that a person types, or of a long review.
    var longest: Int { self == .note ? 1 << 20 : 1 << 16 }

    /// What is wrong with a longer text.
    var tooLong: String { "this is longer than \(longest >> 10) KiB" }

    /// Gives the film the value of a cell, which is UTF-8, not empty, and has no white space around it but
    /// perhaps the apostrophes of a guarded one.
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
        let cell = cell.unguarded
        switch self {
        case .imdbID: movie.imdbID = text(cell)
        case .tmdbID: return number(in: 0...(.max)) { movie.tmdbID = $0 }
        case .letterboxdURI: movie.letterboxdURI = text(cell)
        case .title: movie.title = text(cell)
        case .originalTitle: movie.originalTitle = text(cell)
        case .year: return number(in: years) { movie.year = $0 }
        case .releaseDate, .released:
            guard let day = Day(text(cell)) else { return "a date such as 1949-08-31" }
            if self == .releaseDate || (day.month, day.day) != (1, 1) { movie.released = day }
        case .runtime: return number(in: MovieField.runtimes) { movie.runtime = $0 }
        case .genres: movie.genres = CellList.values(in: cell)
        case .directors: movie.directors = CellList.values(in: cell)
        case .writers: movie.writers = CellList.values(in: cell)
        case .cast: movie.cast = CellList.values(in: cell)
        case .languages: movie.languages = CellList.values(in: cell)
        case .countries: movie.countries = CellList.values(in: cell)
        case .certificate: movie.certificate = text(cell)
        case .score: return number(in: 0...100) { movie.score = $0 }
        case .metascore: return number(in: 0...100) { movie.metascore = $0 }
        case .publicRating:
            let tenths = try? DecimalNumber(cell)?.integer(timesTenTo: 1)
            guard let tenths, (10...100).contains(tenths) else { return "1 to 10 in tenths" }
            movie.publicRating = tenths
        case .votes: return number(in: 0...(.max)) { movie.votes = $0 }
        case .boxOffice: return number(in: 0...(.max)) { movie.boxOffice = $0 }
        case .oscars: return number(in: 0...100) { movie.oscars = $0 }
        case .rating:
            guard let rating = Rating(text(cell)) else { return MovieField.rating.hint }
            movie.rating = rating
        case .watched:
            guard let viewings = viewings(cell) else { return "yes, no or days such as 2024-01-05" }
            movie.viewings = viewings
        case .watchlist:
            guard let isOnWatchlist = Bool(answer: text(cell)) else { return "yes or no" }
            movie.isOnWatchlist = isOnWatchlist
        case .tags: movie.tags = CellList.values(in: cell)
        case .note: movie.note = text(cell)
        }
        return nil
    }
}

extension Movie {
    /// The column of the film whose text is too long for it; `nil` where there is none.
    var columnTooLong: MovieColumn? {
        let texts: [(MovieColumn, String?)] = [
            (.title, title), (.originalTitle, originalTitle), (.certificate, certificate), (.note, note),
            (.imdbID, imdbID), (.letterboxdURI, letterboxdURI),
        ]
        let lists: [(MovieColumn, [String])] = [
            (.genres, genres), (.directors, directors), (.writers, writers), (.cast, cast),
            (.languages, languages), (.countries, countries), (.tags, tags),
        ]
        let lengths =
            texts.map { ($0, $1?.utf8.count ?? 0) }
            + lists.map { ($0, $1.reduce(0) { $0 + $1.utf8.count + 1 }) }
            + [(.watched, viewings.count * 11)]
        return lengths.first { $1 > $0.longest }?.0
    }
}

private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
}

/// The viewings on the days of a list, where `yes` and `?` stand for an unknown day, or none for a `no` alone.
private func viewings(_ cell: ArraySlice<UInt8>) -> [Viewing]? {
    let values = CellList.values(in: cell)
    if values.count == 1, Bool(answer: values[0]) == false { return [] }
    var viewings: [Viewing] = []
    for value in values {
        if let day = Day(value) {
            viewings.append(Viewing(on: day))
        } else if value == "?" || Bool(answer: value) == true {
            viewings.append(Viewing())
        } else {
            return nil
        }
    }
    return viewings
}

extension ArraySlice<UInt8> {
    /// The bytes without the spaces around them.
    var trimmed: ArraySlice<UInt8> {
        let start = drop { $0 == UInt8(ascii: " ") }
        guard let last = start.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return start }
        return start[...last]
    }
}
