package import MovieCatalog

extension MovieFileReader {
    /// Calls `body` with each movie, numbered from 1. Throws if there are more than `most` rows.
    mutating func forEachMovie(
        among most: Int = 300_000, _ body: (Movie) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        try inferColumns()
        var (rows, movies) = (0, 0)
        func take(_ movie: Movie) throws(CatalogError) {
            var movie = movie
            movies += 1
            movie.id = Movie.ID(movies)
            try body(movie)
        }
        var records: RowsByMovie?
        while let row = try next() {
            rows += 1
            guard rows <= most else { throw .file(path, .manyRows(limit: most)) }
            guard !header.format.isOwn else {
                try take(row.movie)
                continue
            }
            if records == nil { records = try RowsByMovie(named: path, .inMemory) }
            let id = ImportDoubt.ID(file: 0, line: row.line)
            // A file opened as a catalog has no lists, so they become tags.
            var movie = row.movie
            for place in row.places {
                movie.tags.append(place.list)
                movie.note = movie.note ?? place.note
            }
            try records?.add(movie, id, viewings: header.format.viewings, titleIsID: header.titleIsID)
        }
        try records?.forEach { (film) throws(CatalogError) in
            if !film.movie.title.isEmpty { try take(film.movie) }
        }
    }
}

package struct MovieFileRow: Hashable, Sendable {
    /// The line on which the row starts, from 1.
    package let line: Int
    /// The movie. Its title may be empty if there's an id.
    package var movie: Movie
    var places: [ListPlace] = []
    var place = 0

    // Values that are applied to the movie after all cells are read.
    var isRewatch = false
    var plays: Int?
    var status: WatchStatus?
    var statusDay: Day?
    var viewingDay: Day?
    /// Whether the rating column says that the movie is planned, so its day isn't a viewing day.
    var isWantedOnly = false
    var hasReview = false
    var (source, sourceID) = ("", "")

    init(line: Int) {
        self.line = line
        movie = Movie(title: "")
    }

    /// Whether anything but a rating says that the movie was watched.
    func isWatched(_ format: MovieFileFormat) -> Bool {
        format.mark == .watched || status == .watched || isRewatch || plays ?? 0 > 0 || movie.isWatched
    }

    /// Whether the row says that the movie wasn't finished, even if it has a viewing date.
    var isUnwatched: Bool {
        isWantedOnly || status == .unwatched || status == .dropped
            || plays == 0 && status != .watched && !isRewatch
    }

    mutating func useStatusDay() {
        if isWantedOnly { statusDay = movie.viewings.first?.date?.day }
        let isSeen = movie.viewings == [Viewing()] || movie.viewings.isEmpty && status == .watched
        if let viewingDay, isSeen { movie.viewings = [Viewing(on: viewingDay)] }
        guard let day = statusDay else { return }
        switch status {
        case .watched: movie.viewings.append(Viewing(on: day))
        case .planned: movie.watchlist = WatchlistEntry(on: day)
        default: movie.dayAdded = movie.dayAdded ?? day
        }
    }

    /// Takes a title cell that's written like a line of a list.
    mutating func takeLine(_ text: String) {
        guard let line = PlainTextLine("- " + text), !line.title.isEmpty else { return movie.title = text }
        (movie.title, movie.year, movie.rating) = (line.title, line.year, line.rating ?? movie.rating)
        movie.tags += line.tags
        if !line.note.isEmpty { movie.note = line.note }
        _ = movie.takeID(from: Array(line.address.utf8)[...])
    }

    mutating func completeIDs() {
        guard !sourceID.isEmpty, let site = Movie.sites.first(where: { $0.name == source.lowercased() })
        else { return }
        _ = movie.takeID(from: Array((site.sign + sourceID).utf8)[...])
    }
}

extension Movie {
    /// Fills in missing ids from a cell, and returns whether it has an IMDb id or a film's address.
    mutating func takeID(from cell: ArraySlice<UInt8>) -> Bool {
        if cell.isIMDbID {
            imdbID = imdbID ?? String(decoding: cell, as: UTF8.self)
            return true
        }
        // Fast path: most cells have no address.
        guard cell.contains(UInt8(ascii: "/")),
            cell.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") })
        else { return false }
        var isFound = false
        for site in Self.sites {
            guard let sign = cell.firstRange(of: site.sign.utf8) else { continue }
            let id = cell[sign.upperBound...].prefix { $0.isDigit || $0 == UInt8(ascii: "t") }
            let (imdb, tmdb) = site.field == .imdbID ? (id.foreignIMDbID, nil) : (nil, id.number)
            (imdbID, tmdbID) = (imdbID ?? imdb, tmdbID ?? tmdb)
            isFound = isFound || imdb != nil || tmdb != nil
        }
        return isFound
    }
}
