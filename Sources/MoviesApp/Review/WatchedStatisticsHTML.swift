import MovieCatalog
import MovieImport

/// A self-contained HTML page about a period's viewings, without scripts.
struct WatchedStatisticsHTML {
    private typealias Table = WatchedStatistics.SubjectTable

    private let watched: WatchedStatistics
    private let search: MovieSearch

    init(_ watched: WatchedStatistics, of search: MovieSearch) {
        (self.watched, self.search) = (watched, search)
    }

    var text: String {
        let title = watched.title(of: search)
        let hasFacts = watched.minutesWatched > 0 || watched[.country] != nil || watched[.language] != nil
        let lists = [.genre, .country, .director, .actor].compactMap { watched[$0].map(ranked) }
        let whole: HTML = """
            \(markup: sums)</header>
            \(markup: calendar)\(markup: charts)\(markup: movies)<div class="lists">
            \(markup: lists)</div>

            """
        let empty: HTML = "</header>\n<p class=\"empty\">\(watched.emptiness(of: search))</p>\n"
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            \(markup: HTML(stringLiteral: reviewHead))
            <title>\(title)</title>
            </head>
            <body>
            <main>
            <header>
            <h1>\(title)</h1>
            \(markup: watched.viewings == 0 ? empty : whole)</main>
            <footer>\(hasFacts ? "\(BuiltInFilms.attribution) " : "")Made with movies, a diary for the terminal.</footer>
            </body>
            </html>
            """
        return page.text
    }

    private var sums: HTML {
        let hours = (watched.minutesWatched + 30) / 60
        let sums = [(watched.movies, "movie"), (watched.viewings, "viewing"), (hours, "hour")]
        let figures = sums.map { count, unit -> HTML in
            "<li><b>\(grouped(count))</b> \(count == 1 ? unit : unit + "s")</li>\n"
        }
        let unknown = watched.viewingsWithoutRuntime
        let words = [
            watched.average.map { "rated \(DecimalNumber.inTenths($0)) of 10 on average" },
            watched.rewatches > 0 ? counted(watched.rewatches, "rewatch", "rewatches") : nil,
            unknown > 0 ? "without \(counted(unknown, "viewing")) of unknown length" : nil,
        ].compactMap(\.self).joined(separator: " · ")
        return "<ul class=\"sums\">\n\(markup: figures)</ul>\n<p>\(words.sentenceCased)</p>\n"
    }

    /// A calendar with the viewings of each day, or nil if they span more than about a year.
    private var calendar: HTML? {
        let days = (watched[.date]?.rows ?? []).compactMap { row in row.date?.day.map { ($0, row.count) } }
        guard !spansYears, let first = days.first?.0, let last = days.last?.0 else { return nil }
        let isYear = watched.period?.isYear == true
        let start = Day(year: first.year, month: isYear ? 1 : first.month, day: 1) ?? first
        let end =
            (0..<31).lazy.compactMap {
                Day(year: last.year, month: isYear ? 12 : last.month, day: 31 - $0)
            }.first ?? last
        let others = watched.viewings - days.reduce(0) { $0 + $1.1 }
        let note: HTML? = others > 0 ? "<p>\(counted(others, "viewing")) of unknown day</p>\n" : nil
        let calendar = HTML.calendar(from: start, to: end, Dictionary(days) { $0 + $1 })
        return section("Days", "\(markup: calendar)\(markup: note)")
    }

    private var spansYears: Bool {
        let dates = (watched[.date]?.rows ?? []).compactMap(\.date)
        guard let first = dates.first?.year, let last = dates.last?.year, first < last else { return false }
        let days = dates.compactMap(\.day)
        return days.count < dates.count || (days.last?.place ?? 0) - (days.first?.place ?? 0) > 300
    }

    private var charts: HTML {
        let months = (watched[.date]?.rows ?? []).compactMap { row in
            row.date.map { ($0.number / 100, row.count) }
        }
        func columns(
            _ subject: WatchedStatistics.Subject, _ numbers: ClosedRange<Int>? = nil, by step: Int = 1
        ) -> HTML? {
            guard let table = watched[subject], table.rows.count > 1 || subject == .rating else { return nil }
            let rows = Dictionary(table.rows.map { (Int($0.name) ?? 0, $0) }) { $1 }
            let (first, last) = (rows.keys.min() ?? 0, rows.keys.max() ?? 0)
            let all = stride(
                from: numbers?.lowerBound ?? first, through: numbers?.upperBound ?? last, by: step)
            let columns = all.map { number -> HTML in
                let name = table.name(of: "\(number)")
                let label = subject == .month ? String(name.prefix(3)) : name
                return item(label, rows[number]?.count ?? 0, of: table.most)
            }
            return section(subject.plural, "<ol class=\"columns\">\n\(markup: columns)</ol>\n")
        }
        let isYear = watched.period?.isYear == true
        let charts = [
            spansYears ? nil : columns(.month, isYear ? 1...12 : nil), columns(.rating, 0...10),
            columns(.decade, by: 10),
        ].compactMap(\.self)
        let grid = spansYears ? section("Months", HTML.months(Dictionary(months) { $0 + $1 })) : nil
        return """
            <div class="charts\(spansYears ? " years" : "")">
            \(markup: grid)\(markup: charts)</div>

            """
    }

    private var movies: HTML {
        let best = (watched[.best]?.rows.prefix(5) ?? []).map { row -> HTML in
            let lines = row.note?.shortened.split(whereSeparator: \.isNewline).map(String.init) ?? []
            let paragraphs = lines.map { line -> HTML in "<p>\(line)</p>" }
            let note: HTML? = lines.isEmpty ? nil : "<blockquote>\(markup: paragraphs)</blockquote>"
            return
                "<li><b>\(Table.rating(of: row))</b> <div>\(markup: movie(row))\(markup: note)</div></li>\n"
        }
        let subjects: [WatchedStatistics.Subject] = [
            .first, .last, .longest, .run, .rewatched, .worst, .different,
        ]
        let others = subjects.compactMap { watched[$0] }.map { table -> HTML in
            let movies = table.rows.prefix(3).map { row -> HTML in
                "<dd>\(markup: row.name.isEmpty ? nil : movie(row)) <small>\(table.detail(of: row))</small></dd>"
            }
            return "<div><dt>\(table.subject.heading)</dt>\(markup: movies)</div>\n"
        }
        let list = best.isEmpty ? nil : section("Best rated", "<ol class=\"best\">\n\(markup: best)</ol>\n")
        return """
            <div class="movies">
            \(markup: list)\(markup: section("Highlights", "<dl>\n\(markup: others)</dl>\n"))</div>

            """
    }

    private func movie(_ row: WatchedStatistics.Row) -> HTML {
        let year: HTML? = row.year.map { " <span>\(String($0))</span>" }
        return "<cite>\(row.name)</cite>\(markup: year)"
    }

    private func ranked(_ table: Table) -> HTML {
        let rows = table.rows.map { row -> HTML in
            item(table.name(of: row.name), row.count, of: table.most, row.average.map(DecimalNumber.inTenths))
        }
        let others = table.others(after: rows.count).map { words -> HTML in "<p>\(words)</p>\n" }
        return section(
            table.subject.plural, aside: "movies, average",
            "<ol class=\"ranked\">\n\(markup: rows)</ol>\n\(markup: others)")
    }

    /// Returns a bar with its label, for a row or a column of a chart.
    private func item(_ label: String, _ count: Int, of most: Int, _ average: String? = nil) -> HTML {
        """
        <li><span>\(label)</span> <b>\(count > 0 ? grouped(count) : "")</b> <small>\(average ?? "")</small>\
        <i style="--part:\(count * 100 / max(most, 1))%"></i></li>

        """
    }

    private func section(_ title: String, aside: String? = nil, _ content: HTML) -> HTML {
        let aside: HTML? = aside.map { " <small>\($0)</small>" }
        return "<section>\n<h2>\(title)\(markup: aside)</h2>\n\(markup: content)</section>\n"
    }
}

extension Period {
    fileprivate var isYear: Bool { notation.utf8.count == 4 }
}
