import MovieCatalog
import Usher

protocol WatchedScreenDelegate: AnyObject {
    func watchedScreen(_ screen: WatchedScreen, didSelect tables: WatchedTables)
    func watchedScreen(_ screen: any Screen, didSelect period: Period)
    func watchedScreen(_ screen: WatchedScreen, didWrite path: String)
    func watchedScreen(_ screen: WatchedScreen, asks question: QuestionScreen)
    /// Called for the line that is the flow's own.
    func watchedScreenDidSelectMore(_ screen: WatchedScreen) throws
    func screen(_ screen: any Screen, didChoose condition: String) throws
}

/// The page of what was watched in a period or of all time: sums, the first film and the last, the best, a bar a month.
final class WatchedScreen: Screen {
    weak var delegate: (any WatchedScreenDelegate)?
    let watched: WatchedCount
    private let more: String

    /// - Parameter more: The line behind all others, which is the flow's own.
    init(_ watched: WatchedCount, more: String) {
        (self.watched, self.more) = (watched, more)
    }

    func draw(on page: inout Page) throws {
        page.title(WatchedStatistics.title(of: watched.period))
        page.text(of: watched.search())
        let statistics = try watched.statistics()
        if statistics.viewings == 0 {
            page.text("There are no viewings yet. To note one, open a movie and type s.")
        }
        for (name, value) in statistics.sums where statistics.viewings > 0 { page.field(name, value) }
        for subject in [WatchedStatistics.Subject.first, .last, .run, .best, .rewatched, .director] {
            if let figure = statistics[subject] { page.field(subject.heading, figure.summary) }
        }
        if watched.period != nil, let months = statistics[.month], months.rows.count > 1 {
            for row in months.rows { page.bar(row, of: months) }
        }
        page.item(more) { [self] in try delegate?.watchedScreenDidSelectMore(self) }
        for tables in WatchedTables.allCases where tables.subjects.contains(where: { statistics[$0] != nil })
        {
            page.item(tables.title) { [self] in delegate?.watchedScreen(self, didSelect: tables) }
        }
        if statistics.viewings > 0 {
            page.command(
                "g", "period", help: "shows a year, a month, a summer: g june 2024", asks: askForPeriod)
            page.command(
                "e", "export", help: "writes all of this as a page of Markdown", asks: "File",
                .path().checked { path in
                    if !path.hasSuffix(".md") { throw Refusal("A page of Markdown ends in .md: watched.md.") }
                }
            ) { [self] in try write(statistics, to: $0) }
        }
        page.help(
            "Your movies, viewings and hours, then people, genres and more, each with a count and your average rating. "
                + "Of movies rated alike, those you saw again come first, then the latest. A viewing known only by the "
                + "day you rated the movie counts for no day. In a shell, movies numbers 2024 prints all of this."
        )
    }

    private func askForPeriod(on page: inout Page) throws {
        page.title("A period")
        page.fields(of: try watched.catalog.diaryYears())
        page.ask("Period", .period(today: watched.catalog.today())) { [self] in
            delegate?.watchedScreen(self, didSelect: $0)
        }
    }

    private func write(_ statistics: WatchedStatistics, to path: String) throws {
        do {
            try write(statistics, to: NewFile(at: path, from: watched.catalog))
        } catch let error as CatalogError where error.kind == .alreadyThere {
            let question = QuestionScreen(replacing: path) { [self] in
                let file = try NewFile(at: path, from: watched.catalog, replacing: true, asked: $0)
                try write(statistics, to: file)
            }
            delegate?.watchedScreen(self, asks: question)
        }
    }

    private func write(_ statistics: WatchedStatistics, to file: NewFile) throws {
        try file.write(Array((statistics.text(inMarkdown: true) + "\n").utf8))
        try file.finish()
        delegate?.watchedScreen(self, didWrite: file.path)
    }
}

extension WatchedScreen: Place {
    var routeName: String? { watched.period.map { "in-\($0.notation)" } }
}

/// Some of the tables of what was watched; picking a line shows its movies.
final class WatchedTablesScreen: Screen {
    weak var delegate: (any WatchedScreenDelegate)?
    private let tables: WatchedTables
    private let watched: WatchedCount

    init(_ tables: WatchedTables, of watched: WatchedCount) {
        (self.tables, self.watched) = (tables, watched)
    }

    func draw(on page: inout Page) throws {
        page.title(tables.title)
        if let period = watched.period { page.text("Watched in \(period.notation)") }
        page.text(of: watched.search())
        let statistics = try watched.statistics()
        for figure in tables.subjects.compactMap({ statistics[$0] }) {
            page.text(figure.subject.heading)
            for row in figure.rows {
                guard let condition = figure.condition(of: row, in: watched.period) else {
                    page.bar(row, of: figure)
                    continue
                }
                page.item({ $0.write(figure.line(row, hasBar: !$0.isBrief)) }) { [self] in
                    try delegate?.screen(self, didChoose: condition)
                }
            }
        }
        page.help("The number of movies of each, and your average rating. Choose a line to see them.")
    }
}

extension Page {
    /// A row of a table with a bar as long as it is high.
    fileprivate mutating func bar(_ row: WatchedStatistics.Row, of figure: WatchedStatistics.Figure) {
        field(figure.name(of: row)) {
            $0.write(String(figure.line(row, hasBar: !$0.isBrief).dropFirst(figure.name(of: row).count + 2)))
        }
    }

    /// Shows how many viewings there were in each year.
    mutating func fields(of years: [DiaryYear]) {
        for year in years.prefix(20) { field("\(year.year)", grouped(year.viewings)) }
    }
}

extension Question<Period> {
    /// The question for a period.
    static func period(today: Day) -> Self {
        Question("a year, a month or a season") { text in
            try Period(typed: text, today: today)
        } write: {
            $0.notation
        }
        .hint("2024, june 2024, last summer, 2019..2021, since may")
    }
}

extension Question<DiaryFilter> {
    /// The same, or this day in earlier years.
    static func part(today: Day) -> Self {
        Question("a year, a month, a season or on this day") { text in
            text.lowercased() == "on this day"
                ? .onDayOfYear(today) : .period(try Period(typed: text, today: today))
        } write: { part in
            if case .period(let period) = part { period.notation } else { "on this day" }
        }
        .hint("2024, june 2024, last summer, 2019..2021, since may, on this day")
    }
}
