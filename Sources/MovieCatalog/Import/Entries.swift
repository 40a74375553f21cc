/// What a person's files say of films, a film at a time instead of a row at a time.
///
/// They are as many as a person has watched films, and stay in memory.
struct Entries {
    /// How many rows there can be in all.
    static let mostRows = 250_000

    /// How many bytes these rows can have.
    static let mostBytes = 32 << 20

    /// A film, and the row that named it first.
    struct Entry {
        var id: ImportDoubt.ID
        var movie: Movie
        /// What the rows of a file have said so far.
        fileprivate var words = Movie.Words()
    }

    private(set) var films: [Entry] = []
    private var places: [Key: [Int]] = [:]

    /// How many films of one title and year are told apart by their ids; among more, nobody would find theirs.
    private static let mostNamesakes = 100

    private enum Key: Hashable {
        case imdb(String)
        case tmdb(Int)
        case letterboxd(String)
        case title([UInt8], year: Int?)
    }

    /// Adds a row of a file.
    mutating func add(_ row: FilmRow, file: Int) {
        let entry = Entry(id: ImportDoubt.ID(file: file, line: row.line), movie: row.movie)
        combine(entry) { $0.movie.add($1.movie, beside: &$0.words) }
    }

    /// Adds the films of another file: a viewing that both tell of is one.
    mutating func merge(_ other: Entries) {
        for entry in other.films { combine(entry) { $0.movie.merge($1.movie) } }
    }

    private mutating func combine(_ entry: Entry, _ combine: (inout Entry, Entry) -> Void) {
        let place = place(of: entry.movie) ?? films.count
        if place < films.count {
            combine(&films[place], entry)
        } else {
            films.append(entry)
        }
        for key in Self.keys(of: films[place].movie) {
            let known = places[key, default: []]
            if known.count < Self.mostNamesakes, !known.contains(place) {
                places[key, default: []].append(place)
            }
        }
    }

    /// Where the film is: by an id, else by title and year, where no id says otherwise.
    ///
    /// Within what a person brings, films without a year are the same by their title alone.
    private func place(of movie: Movie) -> Int? {
        for key in Self.keys(of: movie) {
            if let place = places[key]?.first(where: { !films[$0].movie.contradicts(movie) }) { return place }
        }
        return nil
    }

    private static func keys(of movie: Movie) -> [Key] {
        var keys: [Key] = []
        if let id = movie.imdbID { keys.append(.imdb(id)) }
        if let id = movie.tmdbID { keys.append(.tmdb(id)) }
        if let address = movie.letterboxdURI { keys.append(.letterboxd(address)) }
        if !movie.title.isEmpty { keys.append(.title(folded(movie.title), year: movie.year)) }
        return keys
    }
}
