/// What a person's files say of films, a film at a time instead of a row at a time.
///
/// They are as many as a person has watched films, and stay in memory.
struct Entries {
    /// A film, and the row that named it first.
    struct Entry {
        var id: ImportDoubt.ID
        var movie: Movie
    }

    private(set) var films: [Entry] = []
    private var places: [Key: [Int]] = [:]

    private enum Key: Hashable {
        case imdb(String)
        case tmdb(Int)
        case title([UInt8], year: Int?)
    }

    /// Adds a row of a file.
    mutating func add(_ row: FilmRow, file: Int) {
        combine(Entry(id: ImportDoubt.ID(file: file, line: row.line), movie: row.movie)) { $0.add($1) }
    }

    /// Adds the films of another file: a viewing that both tell of is one.
    mutating func merge(_ other: Entries) {
        for entry in other.films { combine(entry) { $0.merge($1) } }
    }

    private mutating func combine(_ entry: Entry, _ combine: (inout Movie, Movie) -> Void) {
        let key = Self.key(of: entry.movie)
        // Films that share title and year have addresses of their own.
        let place = places[key]?.first { place in
            guard let known = films[place].movie.letterboxdURI, let uri = entry.movie.letterboxdURI else {
                return true
            }
            return known == uri
        }
        if let place {
            combine(&films[place].movie, entry.movie)
        } else {
            places[key, default: []].append(films.count)
            films.append(entry)
        }
    }

    private static func key(of movie: Movie) -> Key {
        if let id = movie.imdbID { return .imdb(id) }
        if let id = movie.tmdbID { return .tmdb(id) }
        return .title(folded(movie.title), year: movie.year)
    }
}
