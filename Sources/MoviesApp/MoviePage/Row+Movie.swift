import MovieCatalog
import Usher

extension Row {
    /// A movie as a line of a list: what it is, by what the list is sorted, and what helps to choose it.
    mutating func write(_ movie: ListedMovie, sortedBy order: MovieOrder?) {
        guard movie.isReadable else {
            write(movie.title.isEmpty ? "Movie \(movie.id.number)" : movie.title.shortened)
            return write(" (can't be read)")
        }
        write(movie.title, of: movie.year)
        switch order {
        case .publicRating: detail("public", movie.publicRating.map(DecimalNumber.inTenths))
        case .score: detail("critics", movie.score)
        case .rated: detail("rated", movie.lastRated)
        case .added: detail("added", movie.dayAdded)
        case .rating: detail("you", movie.yourRating)
        case .watched: detail("seen", movie.lastWatched)
        case .wanted: detail("since", movie.watchlist?.day)
        case .title, .year, .runtime, .renown, .hand, nil: break
        }
        if !isBrief { detail(movie.director) }
        if !isBrief || order == .runtime { detail(movie.runtime.map { "\($0) minutes" }) }
        if order != .rating { detail("you", movie.yourRating, importance: 2) }
        if order != .watched { detail("seen", movie.lastWatched, importance: 1) }
        detail(movie.watchlist.map { _ in "to watch" })
    }

    mutating func write(_ entry: DiaryEntry) {
        if entry.viewing.date == nil, entry.date != nil { write("by ") }
        write(entry.date?.description ?? "day unknown")
        write(" ")
        let rating = entry.viewing.rating ?? (entry.viewing.date == nil ? entry.movie.yourRating : nil)
        write(entry.movie.title, of: entry.movie.year)
        if let rating { write(", you \(rating)") }
        guard let note = entry.viewing.note else { return }
        write(": \(note.excerpt(behind: entry.movie.title.count + 28))")
    }

    mutating func write(_ title: String, of year: Int?) {
        write(title.shortened)
        guard let year else { return }
        write(" (")
        write(year)
        write(")")
    }

    /// All of some values, or as many as stand on two lines and how many more.
    mutating func write(_ values: [String], all: Bool) {
        let shown = all ? values.count : values.shown
        for (place, value) in values.prefix(shown).enumerated() {
            if place > 0 { write(", ") }
            write(value)
        }
        if shown < values.count { write(", and \(values.count - shown) more") }
    }

    private mutating func detail(
        _ name: String, _ value: (some CustomStringConvertible)?, importance: Int = 3
    ) {
        detail(value.map { "\(name) \($0)" }, importance: importance)
    }
}

extension Movie {
    /// For movies that were seen at most once.
    var onlyViewing: Viewing? {
        get { viewings.first }
        set { viewings = newValue.map { [$0] } ?? [] }
    }

    var viewingsLatestFirst: [Viewing] {
        viewings.reversed().sorted { ($0.date?.number ?? 0) > ($1.date?.number ?? 0) }
    }

    /// `2024-01-05 (8.5 of 10)`. An only viewing on an unknown day was by the day of the rating.
    func day(of viewing: Viewing) -> String {
        let unknown =
            viewings.count > 1 ? nil : dayRated.map { "by \($0), when you rated it" }
        return (viewing.date?.description ?? unknown ?? "on an unknown day")
            + (viewing.isRewatch ? ", again" : "") + (viewing.rating.map { " (\($0) of 10)" } ?? "")
    }
}

extension String {
    /// `Loved it. The second half … (120 more words)`, or `(126 words)` if there's no room.
    ///
    /// - Parameter count: The number of characters before it on its line.
    func excerpt(ofRows rows: Int = 1, behind count: Int = 0, hint: String = "") -> String {
        let length = max(rows * 58 - count, 0)
        let line = utf8.contains(10) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
        guard !line.dropFirst(length + 20).isEmpty else { return line }
        let start = line.prefix(length)
        let end = start.lastIndex(of: " ") ?? (length < 16 ? start.startIndex : start.endIndex)
        let rest = line[end...].split(separator: " ").count
        return end == start.startIndex
            ? "(\(counted(rest, "word"))\(hint))" : "\(line[..<end]) … (\(counted(rest, "more word"))\(hint))"
    }
}
