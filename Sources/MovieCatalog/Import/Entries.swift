/// What a person's files say of movies, a movie at a time instead of a row at a time.
///
/// They are as many as a person has watched movies, and stay in memory.
struct Entries {
    /// How many rows there can be in all.
    static let mostRows = 250_000

    /// How many bytes these rows can have.
    static let mostBytes = 32 << 20

    /// A movie, and the row that named it first.
    struct Entry {
        var id: ImportDoubt.ID
        var movie: Movie
        /// All rows that name it.
        var rows: [ImportDoubt.ID]
        /// What the rows of a file have said so far.
        fileprivate var words = Movie.Words()
    }

    private(set) var movies: [Entry] = []
    /// How many rows, of how many bytes, there are so far.
    private var rows = 0
    private var bytes = 0
    private var places: [Key: [Int]] = [:]

    /// How many movies of one title and year are told apart by their ids; among more, nobody would find theirs.
    private static let mostNamesakes = 100

    /// What a movie is known by among the rows.
    enum Key: Hashable {
        case imdb(String)
        case tmdb(Int)
        case letterboxd(String)
        case title([UInt8], year: Int?)
    }

    /// Begins without movies; rows count beside those of files that were read before.
    init(beside others: Entries? = nil) {
        rows = others?.rows ?? 0
        bytes = others?.bytes ?? 0
    }

    /// Adds a row of so many bytes of a file.
    ///
    /// - Throws: ``CatalogError`` when there are more rows than can stay in memory.
    mutating func add(
        _ row: MovieFileRow, of length: Int, from file: Int, at path: String, titles: MovieFileFormat.Titles
    ) throws(CatalogError) {
        rows += 1
        bytes += length
        guard rows <= Self.mostRows, bytes <= Self.mostBytes else {
            throw .tooManyEntries(path: path, line: row.line, rows: Self.mostRows, bytes: Self.mostBytes)
        }
        let id = ImportDoubt.ID(file: file, line: row.line)
        let entry = Entry(id: id, movie: row.movie, rows: [id])
        let isNetflix = titles == .ofNetflix
        combine(entry, titleIsID: isNetflix) {
            $0.movie.add($1.movie, beside: &$0.words, isOnePerDay: isNetflix)
        }
    }

    /// Adds the movies of another file: a viewing that both tell of is one.
    mutating func merge(_ other: Entries) {
        (rows, bytes) = (other.rows, other.bytes)
        for entry in other.movies { combine(entry, titleIsID: false) { $0.movie.merge($1.movie) } }
    }

    private mutating func combine(
        _ entry: Entry, titleIsID: Bool, _ combine: (inout Entry, Entry) -> Void
    ) {
        // By an id, else by title and year, where no id says otherwise.
        var place = movies.count
        for key in Self.keys(of: entry.movie, titleIsID: titleIsID) where place == movies.count {
            place = places[key]?.first { !movies[$0].movie.contradicts(entry.movie) } ?? place
        }
        if place < movies.count {
            combine(&movies[place], entry)
            movies[place].rows += entry.rows
        } else {
            movies.append(entry)
        }
        for key in Self.keys(of: movies[place].movie, titleIsID: titleIsID) {
            let known = places[key, default: []]
            if known.count < Self.mostNamesakes, !known.contains(place) {
                places[key, default: []].append(place)
            }
        }
    }

    /// What a movie is known by: its ids, and its title where the year is known, or where a title is an id too.
    static func keys(of movie: Movie, titleIsID: Bool) -> [Key] {
        var keys: [Key] = []
        if let id = movie.imdbID { keys.append(.imdb(id)) }
        if let id = movie.tmdbID { keys.append(.tmdb(id)) }
        if let address = movie.letterboxdURI { keys.append(.letterboxd(address)) }
        if !movie.title.isEmpty, movie.year != nil || titleIsID {
            keys.append(.title(folded(movie.title), year: movie.year))
        }
        return keys
    }
}

extension CatalogError {
    /// The files of a person are longer than so many rows or bytes on this line.
    static func tooManyEntries(path: String, line: Int, rows: Int, bytes: Int) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)), line \(line): this is more than a person's files can hold at once, which is "
                + "\(rows) rows and \(bytes >> 20) MiB; split it, and import its parts one after the other.")
    }
}
