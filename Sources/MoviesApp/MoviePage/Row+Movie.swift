import MovieCatalog
import Usher

extension Row {
    /// Writes a movie as a line of a list.
    ///
    /// - Parameter why: The field that matched the search, if not the title.
    mutating func write(
        _ movie: Movie, sortedBy order: MovieOrder?, namesWatchlist: Bool = true, note: String? = nil,
        why: String? = nil, today: Day
    ) {
        guard movie.isReadable else {
            write(movie.title.isEmpty ? "Movie \(movie.id.number)" : movie.title.shortened)
            return write(" (can't be read)")
        }
        write(movie.title.shortened)
        write(year: movie.year)
        let runtime = isBrief && order != .runtime ? nil : movie.runtime
        detail(runtime.map { "\($0) minutes" }, cell: runtime.map(lengthInWords), importance: 6)
        write(rating: movie.yourRating)
        let seen = movie.lastWatched
        let isWanted = namesWatchlist && movie.watchlist != nil
        detail(
            [seen.map { "seen \($0.inWords(today: today))" }, isWanted ? "to watch" : nil].compactMap(\.self)
                .joined(separator: ", "),
            cell: seen?.inWords(today: today, isShort: true) ?? (isWanted ? "to watch" : nil), importance: 7)
        let value: (name: String, value: String?)? =
            switch order {
            case .publicRating: ("public", movie.publicRating.map(DecimalNumber.inTenths))
            case .score: ("critics", movie.score.map { "\($0)" })
            case .rated: ("rated", movie.lastRated?.inWords(today: today))
            case .added: ("added", movie.dayAdded.map { PartialDate($0).inWords(today: today) })
            case .wanted: ("since", movie.watchlist?.day.map { PartialDate($0).inWords(today: today) })
            case .title, .year, .rating, .watched, .runtime, .renown, .hand, nil: nil
            }
        detail(value.flatMap { value in value.value.map { "\(value.name) \($0)" } }, importance: 9)
        write(note: note, or: why ?? (isBrief ? nil : movie.directors.first), of: movie)
    }

    mutating func write(_ entry: DiaryEntry, today: Day) {
        let isByRating = entry.viewing.date == nil
        if let date = entry.date { write(date, today: today, isShort: false) } else { write("day unknown") }
        if isByRating, entry.date != nil { write(" (rated)") }
        let title = entry.movie.title.shortened
        detail(nil, cell: title, after: nil, importance: Row.wide)
        write(" ")
        write(title)
        write(year: entry.movie.year)
        write(rating: entry.viewing.rating ?? (isByRating ? entry.movie.yourRating : nil))
        write(note: entry.viewing.note, of: entry.movie)
    }

    fileprivate mutating func write(_ date: PartialDate, today: Day, isShort: Bool) {
        let days = date.day.map { today.place - $0.place }
        if days == 0 || days == 1 { return write(days == 0 ? "today" : "yesterday") }
        write(date.dayAndMonth)
        // Omit the current year of past days. Without it, a future day would seem past.
        if let days, days > 0, date.year == today.year { return }
        if date.month != nil { write(" ") }
        if isShort, days != nil { write(String("\(date.year)".suffix(2))) } else { write(date.year) }
    }

    private mutating func write(note: String?, or other: String? = nil, of movie: Movie) {
        let note = note?.excerpt(after: movie.title.count + 28)
        detail(
            note.map { ": \($0)" } ?? other, cell: note ?? other,
            after: note == nil ? UInt8(ascii: ",") : nil, importance: 3)
    }

    private mutating func write(year: Int?) {
        detail(nil, cell: year.map { "\($0)" }, after: nil, importance: 8)
        guard let year else { return }
        write(" (")
        write(year)
        write(")")
    }

    private mutating func write(rating: Rating?) {
        detail(rating.map { "you " + $0.description }, cell: rating?.description, importance: 10)
    }
}

extension PartialDate {
    /// `yesterday`, `27 Nov`, `27 Jul 2024` (`27 Jul 24` if `isShort`), `Nov 2024`, `2024`.
    func inWords(today: Day, isShort: Bool = false) -> String {
        Row.text { $0.write(self, today: today, isShort: isShort) }
    }
}

/// Formats a length: `3 h 27`, `52 min`.
func lengthInWords(_ minutes: Int) -> String {
    guard minutes >= 60 else { return "\(minutes) min" }
    return "\(minutes / 60) h \(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
}

extension Movie {
    /// The viewing of a movie that was seen at most once. Setting it replaces all viewings.
    var onlyViewing: Viewing? {
        get { viewings.first }
        set { viewings = newValue.map { [$0] } ?? [] }
    }

    var viewingsLatestFirst: [Viewing] {
        viewings.reversed().sorted { ($0.date?.number ?? 0) > ($1.date?.number ?? 0) }
    }

    /// Returns a field's value as a page shows it: `8 of 10, yesterday`. Nil if it has none.
    func text(_ field: MovieField, today: Day) -> String? {
        func words(_ day: Day?) -> String? { day.map { PartialDate($0).inWords(today: today) } }
        func joined(_ parts: String?...) -> String { parts.compactMap(\.self).joined(separator: ", ") }
        return switch field {
        case .runtime: runtime.map { "\($0) minutes" }
        case .viewings:
            isWatched ? viewingsLatestFirst.map { day(of: $0, today: today) }.joined(separator: ", ") : nil
        case .rating: yourRating.map { joined("\($0) of 10", dayRatedUnseen?.inWords(today: today)) }
        case .watchlist: watchlist.map { words($0.day).map { "since \($0)" } ?? "yes" }
        case .released: words(released)
        case .dayAdded: words(dayAdded)
        case .note: note?.excerpt()
        case .score: score.map { joined("\($0) of 100", reviews.map { counted($0, "review") }) }
        case .metascore: metascore.map { "\($0) of 100" }
        case .publicRating:
            publicRating.map {
                joined("\(DecimalNumber.inTenths($0)) of 10", votes.map { counted($0, "vote") })
            }
        case .votes: votes.map(grouped)
        case .boxOffice: boxOffice.map { "$\(grouped($0))" }
        case .oscars: oscars > 0 ? "\(oscars)" : nil
        case .imdbID: imdbID.map { "imdb.com/title/\($0)" }
        default: field.value(of: self)?.texts?.joined(separator: ", ") ?? field.text(of: self)
        }
    }

    /// Describes a viewing: `5 Jan 2024 (8.5 of 10)`, `by 6 Jan, when you rated it`.
    func day(of viewing: Viewing, today: Day) -> String {
        let unknown =
            viewings.count > 1
            ? nil : dayRated.map { "by \(PartialDate($0).inWords(today: today)), when you rated it" }
        return (viewing.date?.inWords(today: today) ?? unknown ?? "on an unknown day")
            + (viewing.isRewatch ? ", again" : "") + (viewing.rating.map { " (\($0) of 10)" } ?? "")
    }
}

extension String {
    /// Shortens text: `Loved it. The second half … (120 more words)`, or just `(126 words)`.
    ///
    /// - Parameter count: The number of characters before the excerpt on its line.
    func excerpt(ofRows rows: Int = 1, after count: Int = 0) -> String {
        let length = max(rows * 58 - count, 0)
        let line = utf8.contains(10) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
        guard !line.dropFirst(length + 20).isEmpty else { return line }
        let start = line.prefix(length)
        let end = start.lastIndex(of: " ") ?? (length < 16 ? start.startIndex : start.endIndex)
        let rest = line[end...].split(separator: " ").count
        return end == start.startIndex
            ? "(\(counted(rest, "word")))" : "\(line[..<end]) … (\(counted(rest, "more word")))"
    }
}
