import MovieCatalog

/// The format of the files of one kind: its columns, and the meaning of its rows.
struct MovieFileFormat: Sendable {
    /// A meaning of a movie's being in the file.
    enum ImpliedStatus: Sendable {
        case nothing, watched
        case onWatchlist
    }

    let kind: MovieFileOrigin
    /// The columns that only this kind has, in lower case like all names here.
    let signs: Set<String>
    /// A part of the file's name, and its folder's, where the columns alone don't tell the kind.
    var nameSign: String?
    /// The columns with another meaning than their usual one; `nil` for one without a use. Those of movies itself are all.
    var columns: [String: Column?] = [:]
    /// Whether movies writes it itself, a row a movie, so that its values are read unchanged. The columns of others are
    /// inferred from all rows before one is read, and several rows can be about one movie: viewings, ratings, places on lists.
    var isOwn = false
    /// Whether an id at IMDb or The Movie Database can stand for a title.
    var idIsEnough = false
    var mark = ImpliedStatus.nothing
    var tag: String?
    /// The list that it is, and whether that is called as the file is: `list-noir.json` is the list “noir”.
    var list: ListPlace?
    var isNamedByFile = false
    var viewings = Movie.ViewingMerging.onDays
}

extension MovieFileFormat {
    /// Whether a person can map its columns.
    var columnsCanBeMapped: Bool { kind != .json }

    /// Whether it is a list of any program.
    var isList: Bool { kind == .movieList && !isOwn }

    /// Whether a service is known by it.
    var isOfService: Bool { ![.movieList, .plainList, .json].contains(kind) }

    /// The rank in the order of reading.
    var rank: Int { kind.rawValue }

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
        let hasTitle = title.utf8.contains { (0x21...0x7E).contains($0) } || !title.allSatisfy(\.isWhitespace)
        if hasTitle || idIsEnough && (row.movie.imdbID != nil || row.movie.tmdbID != nil) { return nil }
        return idIsEnough ? .titleAndID : .title
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
        row.movie.addViewings(upTo: row.plays)
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
        // A year behind it in parentheses, perhaps.
        if isList, movie.title.utf8.last == UInt8(ascii: ")"),
            case let film = FilmName(typed: movie.title), let year = film.year, movie.year ?? year == year
        {
            (movie.title, movie.year) = (film.title, year)
        }
        if movie.originalTitle == movie.title { movie.originalTitle = nil }
    }
}
