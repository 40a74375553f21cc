/// Movies out of a table with a header line: columns by name, in any order, unknown ones ignored.
struct MovieTable {
    private(set) var movies: [Movie] = []
    private(set) var problems = CSVProblems()
    private let file: String
    private var names: [String] = []
    private var columns: [Column?] = []

    /// Reads a table in CSV.
    ///
    /// - Parameter file: The name that errors and problems carry.
    init(csv bytes: [UInt8], file: String) throws(CatalogError) {
        self.file = file
        var reader = CSVReader(bytes)
        var record = CSVReader.Record()
        guard try next(&record, of: &reader) else {
            throw CatalogError(.badData, "\(file) is empty; a film list begins with a line of column names.")
        }
        names = (0..<record.count).map { String((record.text($0) ?? "").trimmed) }
        columns = names.map(Column.init)
        guard columns.contains(.title) else {
            throw CatalogError(
                .badData,
                "\(file) has no title column, only \(names.joined(separator: ", ")); "
                    + "name the column of the titles “title” in its first line.")
        }
        while try next(&record, of: &reader) { add(record) }
    }

    private func next(
        _ record: inout CSVReader.Record, of reader: inout CSVReader
    ) throws(CatalogError) -> Bool {
        do {
            return try reader.next(&record)
        } catch {
            throw CatalogError(
                .badData,
                "\(file):\(error.line):\(error.column): the quote opened here is never closed; close or double it."
            )
        }
    }

    private mutating func add(_ record: CSVReader.Record) {
        let place = "\(file):\(record.line)"
        guard record.count >= columns.count else {
            problems.skipRow(place, because: "\(record.count) values for \(columns.count) columns")
            return
        }
        var movie = Movie(id: Movie.ID(movies.count + 1), title: "")
        for (index, column) in columns.enumerated() {
            guard let text = record.text(index) else {
                problems.skipRow(place, because: "the bytes of \(names[index]) are not UTF-8")
                return
            }
            guard let column else { continue }
            let value = text.trimmed
            if !value.isEmpty, !column.set(value, of: &movie) {
                problems.skipCell(place, because: "“\(value.prefix(40))” can't be used as \(names[index])")
            }
        }
        guard !movie.title.isEmpty else {
            problems.skipRow(place, because: "there is no title")
            return
        }
        movies.append(movie)
    }
}

/// What a column holds.
private enum Column {
    case imdbID, title, year, released, runtime, genres, directors, writers, cast, languages, countries
    case certificate, metascore, score, boxOffice, oscars, rating, watched

    init?(name: String) {
        switch name.lowercased() {
        case "imdb_id", "imdb": self = .imdbID
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
        case "metacritic", "metascore": self = .metascore
        case "tomatometer", "score": self = .score
        case "box_office_usd": self = .boxOffice
        case "oscars": self = .oscars
        case "rating": self = .rating
        case "watched": self = .watched
        default: return nil
        }
    }

    /// Gives a movie the value of a cell; false when it can't be used.
    func set(_ value: Substring, of movie: inout Movie) -> Bool {
        func number(in range: ClosedRange<Int>, _ property: WritableKeyPath<Movie, Int?>) -> Bool {
            guard let number = Int(value), range.contains(number) else { return false }
            movie[keyPath: property] = number
            return true
        }
        switch self {
        case .imdbID: movie.imdbID = String(value)
        case .title: movie.title = String(value)
        case .year: return number(in: MovieField.years, \.year)
        case .released:
            // The first of January stands for a year of which the day is not known.
            movie.released = value.hasSuffix("-01-01") ? nil : String(value)
        case .runtime: return number(in: MovieField.runtimes, \.runtime)
        case .genres: movie.genres = value.listed
        case .directors: movie.directors = value.listed
        case .writers: movie.writers = value.listed
        case .cast: movie.cast = value.listed
        case .languages: movie.languages = value.listed
        case .countries: movie.countries = value.listed
        case .certificate: movie.certificate = String(value)
        case .metascore: return number(in: 0...100, \.metascore)
        case .score: return number(in: 0...100, \.score)
        case .boxOffice: return number(in: 0...(.max), \.boxOffice)
        case .oscars: return number(in: 0...1000, \.oscars)
        case .rating:
            guard let rating = Rating(value) else { return false }
            movie.rating = rating
        case .watched:
            guard let isWatched = Bool(answer: value) else { return false }
            movie.isWatched = isWatched
        }
        return true
    }
}
