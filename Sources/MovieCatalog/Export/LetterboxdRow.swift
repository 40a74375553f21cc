/// A row of a Letterboxd import: a viewing, or the rating and review of the movie itself.
struct LetterboxdRow {
    static let header = Array(
        "imdbID,tmdbID,Title,Year,Directors,WatchedDate,Rating10,Rewatch,Tags,Review".utf8)

    private let movie: Movie
    private var viewing: Viewing
    private var tags: [String] = []
    private var rating: Int?

    /// Returns rows for the viewings and the movie's own rating. A movie neither watched nor rated
    /// has no row, because Letterboxd would log it as watched.
    static func rows(of movie: Movie, noting losses: inout ExportLosses) -> [LetterboxdRow] {
        // Letterboxd keeps the rating of a movie's last row, so the latest rating comes last.
        var dated = movie.viewings.map { ($0, $0.date?.number ?? 0) }
        let own = Viewing(rating: movie.rating, note: movie.note)
        if !own.isPlain && movie.isWatched || movie.rating != nil {
            dated.append((own, movie.dayRated?.number ?? 0))
        }
        if let day = movie.watchlist?.day {
            losses.note(.otherDay, "on the watchlist since \(day)", of: movie)
        }
        let viewings = dated.sorted { $0.1 < $1.1 }.map(\.0)
        guard !viewings.isEmpty else {
            losses.note(.unwatched, of: movie)
            return []
        }
        if movie.isOnWatchlist { losses.note(.watchlist, of: movie) }
        if movie.rating != nil, let day = movie.dayRated { losses.note(.otherDay, "rated \(day)", of: movie) }
        var rows: [LetterboxdRow] = []
        for viewing in viewings.filter({ $0 != Viewing() }) {
            rows.append(LetterboxdRow(viewing, of: movie, noting: &losses))
        }
        let unknown = movie.viewings.count { $0 == Viewing() }
        for _ in 0..<max(0, rows.isEmpty ? unknown - 1 : unknown) { losses.note(.unknownDate, of: movie) }
        if rows.isEmpty { rows.append(LetterboxdRow(Viewing(), of: movie, noting: &losses)) }
        for tag in movie.tags {
            if tag.contains(",") {
                losses.note(.tag, shown(tag), of: movie)
            } else {
                rows[0].tags.append(tag)
            }
        }
        for index in rows.indices {
            rows[index].fit(noting: &losses)
            rows[index].noteFormulas(in: &losses)
        }
        return rows
    }

    private init(_ viewing: Viewing, of movie: Movie, noting losses: inout ExportLosses) {
        (self.movie, self.viewing) = (movie, viewing)
        if let date = viewing.date, date.day == nil { losses.note(.partialDate, "\(date)", of: movie) }
        rating = viewing.rating.flatMap { Self.whole($0, of: movie, noting: &losses) }
    }

    /// Rounds a rating to a whole number from 1 to 10, as Letterboxd requires; nil if that's 0.
    private static func whole(_ rating: Rating, of movie: Movie, noting losses: inout ExportLosses) -> Int? {
        let whole = (rating.tenths + 5) / 10
        guard whole > 0 else {
            losses.note(.lowRating, "\(rating)", of: movie)
            return nil
        }
        if whole * 10 != rating.tenths { losses.note(.roundedRating, "\(rating) as \(whole)", of: movie) }
        return whole
    }

    private mutating func fit(noting losses: inout ExportLosses) {
        guard let limit = ExportFormat.letterboxd.limit, Self.header.count + record.count + 2 > limit else {
            return
        }
        losses.note(.longReview, of: movie)
        viewing.note = nil
    }

    /// Reports cells that a spreadsheet could run as formulas. They aren't escaped with an
    /// apostrophe, because Letterboxd would import it as text.
    private func noteFormulas(in losses: inout ExportLosses) {
        for cell in cells {
            let bytes = Array((cell ?? "").utf8)[...]
            if bytes.guarded.first != bytes.first {
                losses.note(.formula, shown((cell ?? "").prefix(30)), of: movie)
            }
        }
    }

    private var cells: [String?] {
        [
            movie.imdbID, movie.tmdbID.map(String.init), movie.title, movie.year.map(String.init),
            movie.directors.joined(separator: ", "), viewing.date?.day?.description, rating.map(String.init),
            viewing.isRewatch ? "true" : nil, tags.joined(separator: ", "), viewing.note,
        ]
    }

    /// Returns the header of a list file, as Letterboxd writes and reads it.
    static func beginning(of list: MovieList, on day: Day) -> [UInt8] {
        Array("Letterboxd list export v7\n".utf8) + Array("Date,Name,Tags,URL,Description\n".utf8)
            + record(of: [day.description, list.name, nil, nil, list.description])
            + Array("\n\nPosition,Name,Year,URL,Description\n".utf8)
    }

    static func record(of movie: Movie, at place: Int, note: String?) -> [UInt8] {
        record(of: [String(place), movie.title, movie.year.map(String.init), movie.letterboxdURI, note])
    }

    var record: [UInt8] { Self.record(of: cells) }

    private static func record(of cells: [String?]) -> [UInt8] {
        [UInt8](record: cells.map { Array(($0 ?? "").utf8)[...] })
    }
}
