import MovieCatalog

/// The format of the files of one kind: its columns, and the meaning of its rows.
struct MovieFileFormat: Sendable {
    /// A meaning of rows.
    enum Rows: Sendable {
        /// Each row is a movie of its own.
        case movies
        /// Several rows can be about one movie: viewings, ratings, a place on a list.
        case entries
    }

    /// A value without which a row can't be used.
    enum Identity: Sendable {
        case title
        /// A title, or an id at IMDb or The Movie Database.
        case titleOrID
    }

    /// A meaning of a movie's being in the file.
    enum Mark: Sendable {
        case nothing, watched
        case onWatchlist
    }

    /// A notation of titles.
    enum Titles: Sendable {
        case alone
        /// A year behind it in parentheses, perhaps.
        case withYear
        /// Series and their episodes too, told by their names; movies have no other id.
        case ofNetflix
    }

    let kind: MovieFileKind
    /// The columns that only this kind has, in lower case like all names here.
    let signs: Set<String>
    /// A part of the file's name, and its folder's, where the columns alone don't tell the kind.
    var nameSign: String?
    /// The columns with another meaning than their usual one; `nil` for one without a use.
    var columns: [String: Column?] = [:]
    /// Whether movies writes it itself, so that its values are read unchanged.
    var isOwn = false
    /// Whether other columns have their usual meaning.
    var takesOthers = true
    var rows = Rows.entries
    var identity = Identity.title
    var mark = Mark.nothing
    /// The tag of all its movies.
    var tag: String?
    /// The list that it is, and whether that is called as the file is: `list-noir.json` is the list “noir”.
    var list: ListPlace?
    var isNamedByFile = false
    var titles = Titles.alone
    var viewings = Movie.RowViewings.onDays
}

extension MovieFileFormat {
    /// Whether a person can map its columns.
    var columnsCanBeMapped: Bool { rows == .entries || kind == .movieList }

    /// Whether its columns are inferred from all rows before one is read.
    var infersColumns: Bool { rows == .entries || isList }

    /// Whether it is a list of any program.
    var isList: Bool { kind == .movieList && !isOwn }

    /// Whether a service is known by it.
    var isOfService: Bool { ![.movieList, .plainList, .json].contains(kind) }

    /// The rank in the order of reading.
    var rank: Int { MovieFileKind.allCases.firstIndex(of: kind) ?? 0 }

    func goesTogether(with other: MovieFileFormat) -> Bool { infersColumns && other.infersColumns }

    /// The format of a file with these columns.
    static func format(columns: [String], path: String) throws(CatalogError) -> MovieFileFormat {
        let columns = Set(columns)
        if let found = withoutMovies.first(where: {
            columns.isSuperset(of: $0.signs) && columns.isDisjoint(with: $0.but)
        }) {
            throw .file(path, .withoutMovies(found.contents))
        }
        let candidates = known.filter { columns.isSuperset(of: $0.signs) }
        guard !candidates.isEmpty else { return history(columns) ?? .movieList }
        let parts = path.lowercased().split(separator: "/")
        let format = candidates.first { format in
            guard let sign = format.nameSign else { return true }
            return parts.suffix(sign.contains("/") ? 2 : 1).joined(separator: "/").contains(sign)
        }
        if var format {
            let name = parts.last?.prefix { $0 != "." } ?? ""
            let prefix = ["list-", "lists-"].first(where: name.hasPrefix) ?? ""
            if format.isNamedByFile { format.list = ListPlace(list: String(name.dropFirst(prefix.count))) }
            return format
        }
        throw .file(path, .ambiguousName)
    }

    /// Whether a cell, which isn't empty, stands for no value.
    func isNothing(_ cell: ArraySlice<UInt8>, in column: Column) -> Bool {
        // A shortcut: no such cell is a number.
        guard cell.count < 5, let first = cell.first, !first.isDigit else { return false }
        let text = String(decoding: cell, as: UTF8.self)
        if isOwn { return false }
        if text == "#N/A" { return true }
        // There are films called None, Null and the like.
        if column.field == .title || column.field == .originalTitle {
            return ["\\N", "N/A", "n/a", "null", "NULL"].contains(text)
        }
        return ["\\n", "n/a", "null", "none", "nan", "-"].contains(text.lowercased())
    }

    /// The value that a row needs, and hasn't got; `nil` where it can be used.
    func missing(in row: MovieFileRow) -> RowFault.Missing? {
        let title = row.movie.title
        // Most titles have an ASCII letter, which is quickly found.
        let hasTitle = title.utf8.contains { $0 > 0x20 && $0 < 0x7F } || !title.allSatisfy(\.isWhitespace)
        switch identity {
        case .title: return hasTitle ? nil : .title
        case .titleOrID:
            return hasTitle || row.movie.imdbID != nil || row.movie.tmdbID != nil ? nil : .titleAndID
        }
    }

    /// Completes a row, whose cells are read, with the meaning of its format.
    ///
    /// - Returns: Whether it counts as watched because it is rated.
    func complete(_ row: inout MovieFileRow) -> Bool {
        guard !isOwn else { return false }
        complete(titleOf: &row.movie)
        row.movie.normalizeTexts()
        if let tag { row.movie.tags.append(tag) }
        if var list {
            (list.place, list.note, row.movie.note) = (row.place, row.movie.note, nil)
            row.places = [list]
        }
        if mark == .onWatchlist || row.status == .planned, row.movie.watchlist == nil {
            row.movie.watchlist = WatchlistEntry()
        }
        var isWatched = row.isWatched(self)
        // Who rates a movie has watched it, if nobody knows when.
        let countsAsWatched = row.movie.rating != nil && !isWatched
        isWatched = isWatched || countsAsWatched
        if isWatched, !row.movie.isWatched { row.movie.viewings = [Viewing()] }
        guard row.movie.isWatched else { return false }
        if row.isRewatch { row.movie.viewings[0].isRewatch = true }
        let more = row.plays - row.movie.viewings.count
        if more > 0 { row.movie.viewings += repeatElement(Viewing(), count: more) }
        // A row of a diary is one viewing, and says what it was like that time.
        if row.movie.viewings[0].date != nil {
            if let rating = row.movie.rating, row.movie.dayRated == nil {
                (row.movie.viewings[0].rating, row.movie.rating) = (rating, nil)
            }
            if row.hasReview, let note = row.movie.note {
                (row.movie.viewings[0].note, row.movie.note) = (note, nil)
            }
        }
        return countsAsWatched
    }

    private func complete(titleOf movie: inout Movie) {
        switch titles {
        case .alone, .ofNetflix: break
        case .withYear:
            guard movie.title.utf8.last == UInt8(ascii: ")") else { break }
            let film = FilmName(typed: movie.title)
            if let year = film.year, movie.year ?? year == year {
                (movie.title, movie.year) = (film.title, year)
            }
        }
        if movie.originalTitle == movie.title { movie.originalTitle = nil }
    }
}
