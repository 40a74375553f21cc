import MovieCatalog

extension WatchedStatistics {
    static func title(of period: Period?, _ search: MovieSearch = MovieSearch()) -> String {
        let title = period.map { "\($0.notation) in review" } ?? "What you watched"
        return search.heading(title)
    }

    var sums: [(name: String, value: String)] {
        let hours = grouped((minutesWatched + 30) / 60)
        let unknown =
            viewingsWithoutRuntime > 0
            ? ", without \(counted(viewingsWithoutRuntime, "viewing")) of unknown length" : ""
        var sums = [("Movies", grouped(movies)), ("Viewings", grouped(viewings)), ("Hours", hours + unknown)]
        if let average {
            sums.append(
                (
                    "Average rating",
                    "\(DecimalNumber.inTenths(average)) of 10 for \(counted(rated, "movie"))"
                ))
        }
        return sums
    }

    /// Figures with several rows. A single year doesn't make a table.
    var tables: [SubjectTable] {
        figures.filter { !$0.subject.isOfOneRow && ($0.subject != .year || $0.rows.count > 1) }
    }

    func text(inMarkdown isMarkdown: Bool) -> String {
        let mark = isMarkdown ? "- " : "  "
        let ones = figures.filter(\.subject.isOfOneRow).map { ($0.subject.heading, $0.summary) }
        // Markdown is made for others to read.
        let title = isMarkdown && period == nil ? "What I watched" : Self.title(of: period)
        var parts = [(title, (sums + ones).map { "\($0): \($1)" })]
        parts += tables.map { figure in
            let lines = figure.rows.map { figure.line($0, hasBar: true) }
            return (figure.subject.heading, lines + figure.others(behind: lines.count))
        }
        return parts.enumerated().map { place, part in
            let heading = isMarkdown ? (place == 0 ? "# " : "## ") + markdown(part.0) + "\n" : part.0
            return ([heading] + part.1.map { mark + (isMarkdown ? markdown($0) : $0) }).joined(
                separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension WatchedStatistics.SubjectTable {
    var summary: String {
        let shown = rows.prefix(3)
        return (shown.map { line($0) } + others(behind: shown.count)).joined(separator: "; ")
    }

    func others(behind count: Int) -> [String] {
        let more = more(behind: count)
        guard more > 0 else { return [] }
        let last = rows[count - 1]
        let same: String? =
            switch subject {
            case _ where subject.isOfOneRow: nil
            case .best, .worst: "rated \(rating(of: last))"
            case .rewatched: "watched \(counted(last.count, "time"))"
            case .different: "that differ as much"
            default: "with \(grouped(last.count))"
            }
        return same.map { ["and \(grouped(more)) more \($0)"] } ?? []
    }

    private func rating(of row: WatchedStatistics.Row) -> String {
        row.average.flatMap { Rating(tenths: $0)?.description } ?? ""
    }

    /// `Ran (1985), you 10, 3 times`, `Akira Kurosawa: 12, 8.3 on average`, `January: 3 ···`.
    func line(_ row: WatchedStatistics.Row, hasBar: Bool = false) -> String {
        let film = row.name + (row.year.map { " (\($0))" } ?? "")
        let date = row.date.map { "\($0)" } ?? ""
        switch subject {
        case .first, .last: return "\(film), \(date)"
        case .run: return "\(counted(row.count, "day")) from \(date)"
        case .best, .worst, .rewatched, .different:
            let publicRating = subject == .different ? row.publicRating : nil
            return [
                film, row.average.map { _ in "\(rating(of: row)) of 10" },
                publicRating.map { "public \(DecimalNumber.inTenths($0))" },
                row.count > 1 ? counted(row.count, "time") : nil,
            ].compactMap(\.self).joined(separator: ", ")
        default: return "\(name(of: row)): \(value(of: row, hasBar: hasBar))"
        }
    }

    func value(of row: WatchedStatistics.Row, hasBar: Bool) -> String {
        let average = row.average.map { ", \(DecimalNumber.inTenths($0)) on average" } ?? ""
        guard hasBar, let highest = rows.map(\.count).max() else { return grouped(row.count) + average }
        // Screen readers skip this sign.
        let bar = String(repeating: "·", count: (row.count * 30 + highest - 1) / highest)
        return "\(grouped(row.count))\(average) \(bar)"
    }

    func name(of row: WatchedStatistics.Row) -> String {
        let number = Int(row.name) ?? 0
        switch subject {
        case .month: return Day.months[(number + 11) % 12].sentenceCased
        case .weekday: return Day.weekdays[number % 7].sentenceCased
        case .decade: return "\(row.name)s"
        default: return row.name
        }
    }

    /// Nil if no search finds what the row counts.
    func condition(of row: WatchedStatistics.Row, in period: Period?) -> String? {
        let name = "\"\(row.name.replacing("\"", with: " "))\""
        let watched = "watched:\(period?.notation ?? "yes")"
        switch subject {
        case .run, .weekday: return nil
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
    var isOfOneRow: Bool { [.first, .last, .run].contains(self) }

    var heading: String {
        switch self {
        case .first: "First"
        case .last: "Last"
        case .run: "Longest run"
        case .best: "Best rated"
        case .worst: "Worst rated"
        case .rewatched: "Most watched"
        case .different: "Unlike the public"
        default: "By \(rawValue)"
        }
    }
}
