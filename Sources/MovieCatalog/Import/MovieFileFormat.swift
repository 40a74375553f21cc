/// How the files of one kind are written.
struct MovieFileFormat: Sendable {
    /// What a row has to have to be of use.
    enum Identity {
        case title, key
        /// A title, or an id at IMDb or The Movie Database.
        case titleOrID
    }

    /// What it says of a movie that it stands in the file.
    enum Mark {
        case nothing, watched
        /// Watched where it is rated: who rates a movie has watched it, if nobody knows when.
        case watchedIfRated
        /// On the watchlist; watched as well where it is rated.
        case onWatchlist
    }

    let kind: MovieFileKind
    /// The columns that tell the kind, in lower case like all names here.
    let signs: Set<String>
    /// What is in the file's name, where the columns alone don't tell the kind.
    var nameSign: String?
    let columns: [String: MovieFileColumn]
    var identity = Identity.title
    var mark = Mark.nothing
    /// Which types of titles are movies; asked where other types stand among them.
    var isMovie: @Sendable (ArraySlice<UInt8>) -> Bool = { _ in true }
    /// Whether a cell can stand in quotes; where not, a quote is part of the text.
    var hasQuotes = true
    /// What stands for no value, besides nothing.
    var noValue = ArraySlice("#N/A".utf8)
    /// Whether a year can stand behind a title, in parentheses.
    var titlesHaveYears = false
}

extension MovieFileFormat {
    /// All formats that are told by their columns; those with more signs come before those with some of them.
    private static let all = imdb + letterboxd + movieLens + trakt

    /// The format of a file with these columns; `nil` for one that is nothing but a list of movies.
    static func format(columns: [String], path: String) throws(CatalogError) -> MovieFileFormat? {
        let columns = Set(columns)
        if let found = withoutMovies.first(where: { columns.isSuperset(of: $0.signs) }) {
            throw .holdsNoMovies(path: path, contents: found.contents)
        }
        let candidates = all.filter { columns.isSuperset(of: $0.signs) }
        guard !candidates.isEmpty else { return nil }
        let name = (path.split(separator: "/").last ?? "").lowercased()
        let format = candidates.first { format in format.nameSign.map { name.contains($0) } ?? true }
        guard let format else { throw .unclearName(path: path) }
        return format
    }

    /// What a row would have to have to be of use; `nil` where it has it.
    func missing(in row: MovieFileRow) -> String? {
        let title = row.movie.title
        // Most titles have an ASCII letter, which is quickly found.
        let hasTitle = title.utf8.contains { $0 > 0x20 && $0 < 0x7F } || !title.allSatisfy(\.isWhitespace)
        switch identity {
        case .title: return hasTitle ? nil : "title"
        case .key: return row.key == nil ? "id" : nil
        case .titleOrID:
            return hasTitle || row.movie.imdbID != nil || row.movie.tmdbID != nil ? nil : "title and no id"
        }
    }

    /// Gives the movie, whose cells are read, what follows from its standing in the file.
    func complete(_ movie: inout Movie) {
        if titlesHaveYears, let parts = titleAndYear(movie.title), movie.year ?? parts.year == parts.year {
            (movie.title, movie.year) = parts
        }
        // What movies wrote itself comes back as it was.
        if kind != .movieList, movie.originalTitle == movie.title { movie.originalTitle = nil }
        switch mark {
        case .nothing: return
        case .watched: break
        case .watchedIfRated: if movie.rating == nil { return }
        case .onWatchlist:
            movie.watchlist = movie.watchlist ?? WatchlistEntry()
            if movie.rating == nil { return }
        }
        if !movie.isWatched { movie.viewings = [Viewing()] }
        // A row of a diary is one viewing, and says what it was like that time.
        if movie.viewings[0].date != nil, let rating = movie.rating {
            (movie.viewings[0].rating, movie.rating) = (rating, nil)
        }
    }

    static let json = MovieFileFormat(kind: .json, signs: [], columns: [:])
}

extension CatalogError {
    /// The file is known, and holds nothing but this, which is no movie.
    static func holdsNoMovies(path: String, contents: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) holds \(contents), no movies; import title.basics.tsv and title.ratings.tsv.")
    }

    /// The header fits two kinds of files, and the name doesn't tell which it is.
    static func unclearName(path: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)): watched movies and a watchlist look the same inside; "
                + "keep the name that Letterboxd gave it, “watched.csv” or “watchlist.csv”.")
    }
}
