import MovieCatalog
import Usher

extension WatchedStatistics {
    static func title(of period: Period?, _ search: MovieSearch = MovieSearch()) -> String {
        let title = period.map { "\($0.name.sentenceCased) in review" } ?? "What you watched"
        return search.heading(title)
    }

    var sums: [(name: String, value: String)] {
        let hours = grouped((minutesWatched + 30) / 60)
        let unknown =
            viewingsWithoutRuntime > 0
            ? ", plus \(counted(viewingsWithoutRuntime, "viewing")) of unknown length" : ""
        var sums = [("Movies", grouped(movies)), ("Viewings", grouped(viewings))]
        if rewatches > 0 { sums.append(("Rewatches", grouped(rewatches))) }
        sums.append(("Hours", hours + unknown))
        if let average {
            sums.append(
                ("Average rating", "\(DecimalNumber.inTenths(average)) of 10 for \(counted(rated, "movie"))"))
        }
        return sums
    }

    /// The statistics that are shown as tables. A table of years needs more than one year.
    var tables: [SubjectTable] {
        figures.filter {
            !$0.subject.isOfOneRow && $0.subject != .date && ($0.subject != .year || $0.rows.count > 1)
        }
    }

    private var lines: [(name: String, value: String)] {
        sums + figures.filter(\.subject.isOfOneRow).map { ($0.subject.heading, $0.summary) }
    }

    func emptiness(of search: MovieSearch) -> String {
        let what = search.isEmpty ? "nothing" : "none of these"
        return "You watched \(what) \(period?.inWords ?? "yet")."
    }

    func draw(on page: inout Page, of search: MovieSearch) {
        page.title(Self.title(of: period, search))
        if viewings == 0 { return page.text("  \(emptiness(of: search))") }
        for (name, value) in lines { page.field("  \(name)", value) }
        for table in tables {
            page.text { _ in }
            page.text(table.subject.heading)
            for row in table.rows {
                page.text {
                    $0.write("  ")
                    table.write(row, on: &$0)
                }
            }
            for others in table.others(after: table.rows.count) { page.text("  \(others)") }
        }
    }

    /// Returns the title of an exported page, in the user's voice: “What I watched”.
    func title(of search: MovieSearch) -> String {
        period == nil ? search.heading("What I watched") : Self.title(of: period, search)
    }

    /// Returns the statistics as Markdown, for other people to read.
    func markdown(of search: MovieSearch) -> String {
        var parts = [(title(of: search), lines.map { "\($0): \($1)" })]
        parts += tables.map { table in
            let lines = table.rows.map { table.line($0, hasBar: true) }
            return (table.subject.heading, lines + table.others(after: lines.count))
        }
        return parts.enumerated().map { place, part in
            let heading = (place == 0 ? "# " : "## ") + MovieCatalog.markdown(part.0) + "\n"
            return ([heading] + part.1.map { "- " + MovieCatalog.markdown($0) }).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension WatchedStatistics.SubjectTable {
    var summary: String {
        let shown = rows.prefix(3)
        let texts = shown.map { row in
            guard subject.counts else { return line(row) }
            let average = row.average.map { " (\(DecimalNumber.inTenths($0)))" } ?? ""
            return "\(name(of: row.name)) \(grouped(row.count))\(average)"
        }
        return (texts + others(after: shown.count)).joined(separator: subject.counts ? ", " : "; ")
    }

    func others(after count: Int) -> [String] {
        let more = more(after: count)
        guard more > 0 else { return [] }
        let last = rows[count - 1]
        let same: String? =
            switch subject {
            case _ where subject.isOfOneRow: nil
            case .best, .worst: "rated \(Self.rating(of: last))"
            case .rewatched: "watched \(counted(last.count, "time"))"
            case .different: "that differ as much"
            default: "with \(grouped(last.count))"
            }
        return same.map { ["and \(grouped(more)) more \($0)"] } ?? []
    }

    static func rating(of row: WatchedStatistics.Row) -> String {
        row.average.flatMap { Rating(tenths: $0)?.description } ?? ""
    }

    var most: Int { rows.lazy.map(\.count).max() ?? 0 }

    /// Writes a row, with counts in columns.
    ///
    /// - Parameter hasName: Whether to write the row's name. False if the line already has it.
    func write(_ row: WatchedStatistics.Row, hasName: Bool = true, on line: inout Usher.Row) {
        guard subject.counts else { return line.write(self.line(row)) }
        if hasName { line.write(name(of: row.name)) }
        line.detail(grouped(row.count), after: UInt8(ascii: ":"), importance: 2)
        line.bar(row.count, of: most)
        line.detail(row.average.map { "\(DecimalNumber.inTenths($0)) on average" }, importance: 1)
    }

    /// Returns the detail after a row's movie, or the length and start of a run of days.
    func detail(of row: WatchedStatistics.Row) -> String {
        let publicRating = row.publicRating.map { ", public \(DecimalNumber.inTenths($0))" } ?? ""
        return switch subject {
        case .first, .last: row.date?.abbreviated ?? ""
        case .run: "\(counted(row.count, "day")) from \(row.date?.abbreviated ?? "")"
        case .longest: row.minutes.map { counted($0, "minute") } ?? ""
        case .rewatched: counted(row.count, "time")
        case .different: "\(Self.rating(of: row)) of 10\(publicRating)"
        default: "\(Self.rating(of: row)) of 10"
        }
    }

    /// `Ran (1985), 10 of 10, 3 times`, `Akira Kurosawa: 12, 8.3 on average`, `January: 3 ···`.
    func line(_ row: WatchedStatistics.Row, hasBar: Bool = false) -> String {
        let film = row.name + (row.year.map { " (\($0))" } ?? "")
        switch subject {
        case .first, .last, .longest: return "\(film), \(detail(of: row))"
        case .run: return detail(of: row)
        case .best, .worst, .different, .rewatched:
            let rating = subject == .different ? detail(of: row) : "\(Self.rating(of: row)) of 10"
            let times = row.count > 1 ? counted(row.count, "time") : nil
            return [film, row.average.map { _ in rating }, times].compactMap(\.self).joined(separator: ", ")
        default:
            let average = row.average.map { ", \(DecimalNumber.inTenths($0)) on average" } ?? ""
            // Draw the bar with a character that screen readers skip.
            let bar = hasBar ? " " + String(repeating: "·", count: (row.count * 30 + most - 1) / most) : ""
            return "\(name(of: row.name)): \(grouped(row.count))\(average)\(bar)"
        }
    }

    func name(of name: String) -> String {
        let number = Int(name) ?? 0
        switch subject {
        case .month: return Day.months[(number + 11) % 12].sentenceCased
        case .weekday: return Day.weekdays[number % 7].sentenceCased
        case .decade: return "\(name)s"
        default: return name
        }
    }

    /// Returns a search condition that finds a row's movies, or nil if there's no such condition.
    func condition(of row: WatchedStatistics.Row, in period: Period?) -> String? {
        let name = "\"\(row.name.replacing("\"", with: " "))\""
        let watched = "watched:\(period?.notation ?? "yes")"
        switch subject {
        case .run, .weekday, .date: return nil
        case .rating:
            return "\(watched) rating:" + (row.name == "10" ? "10" : "\(row.name)..\(row.name).9")
        case .month:
            guard let year = period?.notation, year.utf8.count == 4 else { return nil }
            return "watched:\(year)-\(row.name.utf8.count == 1 ? "0" : "")\(row.name)"
        case .year: return "watched:\(row.name)"
        case .decade: return "\(watched) decade:\(row.name)s"
        case .genre, .country, .language, .director: return "\(watched) \(subject.rawValue):\(name)"
        case .actor: return "\(watched) cast:\(name)"
        default: return "title:\(name)" + (row.year.map { " year:\($0)" } ?? "")
        }
    }
}

extension WatchedStatistics.Subject {
    var isOfOneRow: Bool { [.first, .last, .longest, .run].contains(self) }

    /// Whether each row counts films or viewings, rather than naming one film.
    var counts: Bool { isOfNames || [.year, .month, .weekday, .date, .rating, .decade].contains(self) }

    var isOfNames: Bool { [.genre, .country, .language, .director, .actor].contains(self) }

    var plural: String { self == .country ? "Countries" : rawValue.sentenceCased + "s" }

    var heading: String {
        switch self {
        case .first: "First"
        case .last: "Last"
        case .longest: "Longest"
        case .run: "Longest run"
        case .best: "Best rated"
        case .worst: "Worst rated"
        case .rewatched: "Most watched"
        case .different: "Unlike the public"
        default: "By \(rawValue)"
        }
    }
}
