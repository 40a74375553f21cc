import MovieCatalog

/// The format of the files of one kind: its columns, and the meaning of its rows.
struct MovieFileFormat: Sendable {
    /// What the rows of a file are.
    enum Rows: Sendable {
        /// Each row is a movie of its own.
        case movies
        /// Several rows can be about one movie: viewings, ratings, a place on a list.
        case entries
        /// Rows complete the movies of other files.
        case supplement
    }

    /// What a row has to have to be of use.
    enum Identity: Sendable {
        case title, key
        /// A title, or an id at IMDb or The Movie Database.
        case titleOrID
    }

    /// What it says of a movie that it stands in the file.
    enum Mark: Sendable {
        case nothing, watched
        /// Watched where it is rated: who rates a movie has watched it, if nobody knows when.
        case watchedIfRated
        /// On the watchlist; watched as well where it is rated.
        case onWatchlist
    }

    /// What the titles of a file hold beside the title.
    enum Titles: Sendable {
        case alone
        /// A year behind it in parentheses, perhaps.
        case withYear
        /// As MovieLens files them: `Third Man, The (1949)`.
        case filed
        /// Series and their episodes too, told by their names; movies have no other id.
        case ofNetflix
    }

    let kind: MovieFileKind
    /// The columns that only this kind has, in lower case like all names here.
    let signs: Set<String>
    /// Whether there are no others.
    var isExact = false
    /// What is in the file's name, or in its folder's too, where the columns alone don't tell the kind.
    var nameSign: String?
    /// What columns mean here, where they aren't what they are called everywhere, and `nil` for what isn't taken.
    var columns: [String: Column?] = [:]
    /// Whether movies writes it itself, and what it says comes back as it was.
    var isOwn = false
    /// Whether columns are known by what they are called everywhere.
    var takesOthers = true
    var rows = Rows.entries
    var identity = Identity.title
    var mark = Mark.nothing
    /// The tag of all movies in it, and whether it is the name of the file: `list-noir.json` is the list “noir”.
    var tag: String?
    var isNamedByFile = false
    var titles = Titles.alone
    var viewings = Movie.RowViewings.onDays
    /// Whether only movies for the cinema and for television are movies: no shorts, no videos.
    var isStrict = false
    /// Whether a cell can stand in quotes; where not, a quote is part of the text.
    var hasQuotes = true
    /// What stands for no value, besides nothing; where the format doesn't say, what programs and spreadsheets write.
    var noValue: ArraySlice<UInt8>?
}

extension MovieFileFormat {
    /// Whether a person can say what its columns mean; where files are joined by keys, they are always the same.
    var columnsCanBeMapped: Bool { rows == .entries || kind == .movieList }

    /// Whether the values of all rows have to be seen before one is read.
    var isSurveyed: Bool { rows == .entries || isList }

    /// Whether it is a list that anybody wrote.
    var isList: Bool { kind == .movieList && !isOwn }

    /// Which file has the movies that a supplement completes.
    var completed: String { kind == .imdbPublicRatings ? "title.basics.tsv" : "movies.csv" }

    /// Where the kind stands in the order of reading: what completes movies first, then movies, then what a person did.
    var rank: Int {
        switch rows {
        case .supplement: 0
        case .movies: 1
        case .entries: 2
        }
    }

    func goesTogether(with other: MovieFileFormat) -> Bool {
        if rows == .entries, other.rows == .entries { return true }
        let sets: [Set<MovieFileKind>] = [
            [.imdbTitles, .imdbPublicRatings], [.movieLensMovies, .movieLensRatings, .movieLensLinks],
        ]
        return kind != other.kind && sets.contains { $0.isSuperset(of: [kind, other.kind]) }
    }

    /// The format of a file with these columns.
    static func format(columns: [String], path: String) throws(CatalogError) -> MovieFileFormat {
        let columns = Set(columns)
        if let found = withoutMovies.first(where: {
            columns.isSuperset(of: $0.signs) && columns.isDisjoint(with: $0.but)
        }) {
            throw CatalogError(.badData, "\(harmless(path)) holds \(found.contents)")
        }
        let candidates = known.filter {
            $0.isExact ? columns == $0.signs : columns.isSuperset(of: $0.signs)
        }
        guard !candidates.isEmpty else { return .movieList }
        let parts = path.lowercased().split(separator: "/")
        let format = candidates.first { format in
            guard let sign = format.nameSign else { return true }
            return parts.suffix(sign.contains("/") ? 2 : 1).joined(separator: "/").contains(sign)
        }
        if var format {
            let name = parts.last?.prefix { $0 != "." } ?? ""
            let prefix = ["list-", "lists-"].first(where: name.hasPrefix) ?? ""
            if format.isNamedByFile { format.tag = String(name.dropFirst(prefix.count)) }
            return format
        }
        throw CatalogError(
            .badData,
            "\(harmless(path)): watched movies, liked ones and a watchlist look the same inside; keep the name that "
                + "Letterboxd gave it, “watched.csv”, “watchlist.csv” or “films.csv” in the folder “likes”.")
    }

    /// Whether a cell, which isn't empty, says that there is no value.
    func isNothing(_ cell: ArraySlice<UInt8>, in column: Column) -> Bool {
        if let noValue { return cell == noValue }
        // Most cells are no word so short.
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
    ///
    /// - Returns: Whether it counts as watched because it is rated.
    func complete(_ row: inout MovieFileRow, years: ClosedRange<Int>) -> Bool {
        guard !isOwn else { return false }
        complete(titleOf: &row.movie, years: years)
        if !row.isFromTMDB { row.movie.tmdbID = nil }
        row.movie.tidyWords()
        if let tag { row.movie.tags.append(tag) }
        if mark == .onWatchlist || row.status == .planned, row.movie.watchlist == nil {
            row.movie.watchlist = WatchlistEntry()
        }
        var isWatched = mark == .watched || row.status == .watched || row.isRewatch || row.plays > 0
        let countsAsWatched =
            mark != .nothing && row.movie.rating != nil && !isWatched && !row.movie.isWatched
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

    private func complete(titleOf movie: inout Movie, years: ClosedRange<Int>) {
        switch titles {
        case .alone, .ofNetflix: break
        case .withYear:
            guard movie.title.utf8.last == UInt8(ascii: ")") else { break }
            let film = FilmName(typed: movie.title)
            if let year = film.year, movie.year ?? year == year {
                (movie.title, movie.year) = (film.title, year)
            }
        case .filed:
            let filed = FiledTitle(movie.title)
            // A year that can't be is left out, as it is part of a cell whose title is of use.
            (movie.title, movie.originalTitle) = (filed.title, filed.originalTitle)
            if let year = filed.year, years.contains(year) { movie.year = year }
        }
        if movie.originalTitle == movie.title { movie.originalTitle = nil }
    }
}
