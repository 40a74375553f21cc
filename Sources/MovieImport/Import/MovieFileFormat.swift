import MovieCatalog

struct MovieFileFormat: Sendable {
    enum ImpliedStatus: Sendable {
        case nothing, watched
        case onWatchlist
    }

    let kind: ImportedFileKind
    /// The columns that identify this kind. All names here are lowercase.
    let signs: Set<String>
    /// Text that the file or folder name must contain, if columns alone don't identify the kind.
    var requiredNamePart: String?
    /// The meanings of columns whose names don't suggest them. Nil means to ignore the column.
    var columns: [String: Column?] = [:]
    /// Whether this program wrote the file. If so, each row is a movie, with values as is.
    var isOwn = false
    /// Whether an IMDb or TMDB id can replace a title.
    var idIsEnough = false
    var mark = ImpliedStatus.nothing
    var tag: String?
    /// The list that the file holds. If `isNamedByFile`, `list-noir.json` is the list “noir”.
    var list: ListPlace?
    var isNamedByFile = false
    var viewings = Movie.ViewingCounting.onDays

    /// Whether 0 means not rated.
    var zeroMeansUnrated = false

    var columnsCanBeMapped: Bool { kind != .json }

    var isList: Bool { kind == .movieList && !isOwn }

    var isOfService: Bool { ![.movieList, .plainList, .json].contains(kind) }

    var rank: Int { ImportedFileKind.allCases.firstIndex(of: kind) ?? 0 }

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
        let named = candidates.first { format in
            guard let sign = format.requiredNamePart else { return true }
            return parts.suffix(sign.contains("/") ? 2 : 1).joined(separator: "/").contains(sign)
        }
        guard var format = named else { throw .file(path, .ambiguousName) }
        let name = fileStem(path.lowercased())
        let prefix = ["list-", "lists-"].first(where: name.hasPrefix) ?? ""
        if format.isNamedByFile { format.list = ListPlace(list: String(name.dropFirst(prefix.count))) }
        return format
    }

    /// Recognizes Netflix's viewing history, which has only titles and dates.
    static func history(_ columns: Set<String>) -> MovieFileFormat? {
        guard columns.count == 2,
            let title = columns.first(where: { Column.bareTitles.contains(Column.key(of: $0)) }),
            let date = columns.first(where: { Column.bareDates.contains(Column.key(of: $0)) })
        else { return nil }
        return MovieFileFormat(
            kind: .netflixHistory, signs: columns,
            columns: [title: .field(.title), date: .field(.viewings)], viewings: .onePerDay)
    }

    func isNothing(_ cell: ArraySlice<UInt8>, in column: Column) -> Bool {
        if cell.count == 10, cell.starts(with: "0000-00".utf8) { return !isOwn }
        // Fast path: cells that mean “nothing” are short and don't begin with a digit.
        guard !isOwn, cell.count < 5, let first = cell.first, !first.isDigit else { return false }
        let text = String(decoding: cell, as: UTF8.self)
        let isTitle = column.field == .title || column.field == .originalTitle
        return isTitle ? Self.noTitle.contains(text) : Self.nothing.contains(text.lowercased())
    }

    func missing(in row: MovieFileRow) -> String? {
        let hasTitle = !row.movie.title.allSatisfy(\.isWhitespace)
        if hasTitle || idIsEnough && (row.movie.imdbID != nil || row.movie.tmdbID != nil) { return nil }
        return idIsEnough ? "title and no id" : "title"
    }

    /// Completes a row with what its format implies, such as a status, tag or list.
    func complete(_ row: inout MovieFileRow) {
        guard !isOwn else { return }
        row.movie.title = TypeColumns.unmarked(row.movie.title)
        if isList { row.takeYearFromTitle() }
        if row.movie.originalTitle == row.movie.title { row.movie.originalTitle = nil }
        row.movie.normalizeTexts()
        if let tag { row.movie.tags.append(tag) }
        if var list {
            (list.place, list.note, row.movie.note) = (row.place, row.movie.note, nil)
            row.places = [list]
        }
        row.completeIDs()
        if row.movie.rating == nil { row.movie.dayRated = nil }
        row.useStatusDay()
        // If only the file's name says watchlist, a rated movie was watched.
        let isListed = mark == .onWatchlist && (kind != .movieList || row.movie.rating == nil)
        if isListed || row.status == .planned, row.movie.watchlist == nil {
            row.movie.watchlist = WatchlistEntry()
        }
        if row.isUnwatched {
            row.movie.viewings = []
            return
        }
        // A rated movie was watched, even if the day is unknown.
        let isWatched = row.movie.rating != nil || row.isWatched(self)
        if isWatched, !row.movie.isWatched { row.movie.viewings = [Viewing()] }
        guard row.movie.isWatched else { return }
        if row.isRewatch { row.movie.viewings[0].isRewatch = true }
        row.movie.addViewings(upTo: row.plays ?? 0)
        // A diary row is one viewing, and its rating is for that viewing.
        if row.movie.viewings[0].date != nil {
            if let rating = row.movie.rating, row.movie.dayRated == nil {
                (row.movie.viewings[0].rating, row.movie.rating) = (rating, nil)
            }
            if row.hasReview, let note = row.movie.note {
                (row.movie.viewings[0].note, row.movie.note) = (note, nil)
            }
        }
    }
}

extension MovieFileRow {
    /// Takes the year from a title such as `Heat (1995)`. Other words after it can become a note.
    fileprivate mutating func takeYearFromTitle() {
        // Fast path: most titles have no parentheses.
        guard movie.title.utf8.contains(UInt8(ascii: ")")) else { return }
        let typed = FilmName(typed: movie.title)
        let isLast = movie.title.utf8.last == UInt8(ascii: ")") && typed.year != nil
        guard let (film, rest) = isLast ? (typed, "") : FilmName.leading(movie.title),
            movie.year ?? film.year == film.year, !movie.title.hasPrefix("\(film.title),")
        else { return }
        if !rest.isEmpty {
            let words = String(rest.filter { !"()[]".contains($0) }[...].droppingSigns)
            guard !words.contains(where: \.isNumber),
                let said = try? TypedViewing(words, changing: Viewing(), today: .today).certain,
                said.date == nil, said.rating == nil
            else { return }
            isRewatch = isRewatch || said.isRewatch
            if let note = said.note { movie.note = movie.note.map { "\($0) \(note)" } ?? note }
        }
        (movie.title, movie.year) = (TypeColumns.unmarked(film.title), film.year)
    }
}
