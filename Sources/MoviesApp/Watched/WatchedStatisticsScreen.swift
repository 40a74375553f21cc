import MovieCatalog
import Usher

protocol WatchedStatisticsScreenDelegate: AnyObject {
    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect subject: WatchedStatistics.Subject)
    func watchedScreen(_ screen: WatchedStatisticsScreen, didSelect period: Period)
    func watchedScreen(_ screen: WatchedStatisticsScreen, didAskToWrite text: String, to path: String) throws
    func watchedScreenDidSelectMore(_ screen: WatchedStatisticsScreen) throws
    func screen(_ screen: any Screen, didChoose condition: String) throws
}

final class WatchedStatisticsScreen: Screen {
    weak var delegate: (any WatchedStatisticsScreenDelegate)?
    let scope: WatchedScope
    var period: Period? { scope.period }
    let watched: CachedValue<WatchedStatistics>
    private let more: String

    /// - Parameters:
    ///   - search: Returns the coordinator's search, which the scope may narrow.
    ///   - more: The label of the item that leads to more statistics.
    init(
        in scope: WatchedScope, of search: @escaping () -> MovieSearch = { MovieSearch() }, catalog: Catalog,
        more: String, delegate: any WatchedStatisticsScreenDelegate
    ) {
        (self.scope, self.more, self.delegate) = (scope, more, delegate)
        watched = CachedValue(of: { scope.narrowing(search()) }, in: catalog) {
            try catalog.watchedStatistics(in: scope.period, of: $0, limit: 10)
        }
    }

    func draw(on page: inout Page) throws {
        page.title(WatchedStatistics.title(of: period, watched.search()))
        let statistics = try watched()
        if statistics.viewings == 0 {
            let isAll = period == nil && watched.search().isEmpty
            page.text(
                isAll
                    ? "There are no viewings yet. To note one, open a movie and type s."
                    : statistics.emptiness(of: watched.search()))
        }
        for (name, value) in statistics.sums where statistics.viewings > 0 { page.field(name, value) }
        for subject in [WatchedStatistics.Subject.first, .last, .best, .director] {
            if let figure = statistics[subject] { page.field(subject.heading, figure.summary) }
        }
        if period != nil, let months = statistics[.month], months.rows.count > 1 {
            for row in months.rows {
                page.field(months.name(of: row.name)) { months.write(row, hasName: false, on: &$0) }
            }
        }
        page.item(more) { [self] in try delegate?.watchedScreenDidSelectMore(self) }
        if statistics.viewings > 0 {
            page.item("Top lists", asks: { [self] in ask(statistics, on: &$0) })
            page.offerPeriods(
                help: "shows a year, a month, a summer: g june 2024", in: watched.catalog,
                read: Period.init(typed:today:)
            ) { [self] in delegate?.watchedScreen(self, didSelect: $0) }
            page.command(
                "e", "export", help: "writes all of this for others: a page with charts, or one of Markdown",
                asks: "File",
                .path().checked { path in
                    if [".html", ".md"].contains(where: path.hasSuffix) { return }
                    throw Refusal(
                        "A page with charts ends in .html, and one of Markdown in .md: watched.html.")
                }
            ) { [self] path in
                let search = watched.search()
                let text =
                    path.hasSuffix(".md")
                    ? statistics.markdown(of: search) : WatchedStatisticsHTML(statistics, of: search).text
                try delegate?.watchedScreen(self, didAskToWrite: text, to: path)
            }
        }
        page.help(
            "Your movies, viewings and hours, then people, genres and more, each with a count and your average rating. "
                + "Of movies rated alike, those you saw again come first, then the latest. A viewing known only by the "
                + "day you rated the movie counts for no day. In a shell, movies numbers 2024 prints all of this."
        )
    }

    private func ask(_ statistics: WatchedStatistics, on page: inout Page) {
        page.title("\(WatchedStatistics.title(of: period)): top lists")
        if let run = statistics[.run] { page.field(run.subject.heading, run.summary) }
        for subject in statistics.tables.map(\.subject) {
            page.item(subject.heading) { [self] in delegate?.watchedScreen(self, didSelect: subject) }
        }
    }
}

extension WatchedStatisticsScreen: RouteNamed {
    var routeName: String { scope.routeName }
}

/// The period (or all time) and the search that statistics cover: `2024 horror`, `kurosawa`.
struct WatchedScope {
    static let prefix = "in-"

    var period: Period?
    var search = MovieSearch()

    init(in period: Period? = nil) { self.period = period }

    init(typed text: some StringProtocol, of catalog: Catalog) throws {
        let (period, rest) = Period.leading(text.trimmingPrefix("for "), today: catalog.today())
        self.period = period
        search = try MovieSearch(rest, today: catalog.today())
        guard !search.isEmpty, try catalog.count(of: MovieQuery(search: search)) == .exactly(0) else {
            return
        }
        throw Refusal(
            "\(search.sentence(finding: .exactly(0))) Type numbers alone for directors, genres and more, "
                + "or a period and a search: numbers 2024, numbers 2024 horror.")
    }

    func narrowing(_ other: MovieSearch) -> MovieSearch {
        if search.isEmpty { return other }
        // If both searches together have too many words, use the scope's, which was typed last.
        return (try? other.adding(search.text)) ?? search
    }

    /// The name in paths, such as `in-2024 horror`. Empty if everything that was watched counts.
    var routeName: String {
        let words = [period?.notation, search.text].compactMap(\.self).filter { !$0.isEmpty }
        return words.isEmpty ? "" : Self.prefix + words.joined(separator: " ")
    }
}

extension DiaryPart {
    static let (onThisDay, days) = ("on-this-day", "days-")

    var routeName: String {
        if case .period(let period) = self { Self.days + period.notation } else { Self.onThisDay }
    }
}

final class WatchedTableScreen: Screen {
    private weak var delegate: (any WatchedStatisticsScreenDelegate)?
    private let subject: WatchedStatistics.Subject
    private let scope: WatchedScope
    private let watched: CachedValue<WatchedStatistics>
    private let list = ListPosition(size: 20)

    init(
        _ subject: WatchedStatistics.Subject, of screen: WatchedStatisticsScreen,
        delegate: any WatchedStatisticsScreenDelegate
    ) {
        (self.subject, scope, self.delegate) = (subject, screen.scope, delegate)
        let (period, catalog) = (screen.period, screen.watched.catalog)
        watched =
            subject.isOfNames
            ? CachedValue(of: screen.watched.search, in: catalog) {
                try catalog.watchedStatistics(in: period, of: $0, limit: 10, names: .max)
            } : screen.watched
    }

    func draw(on page: inout Page) throws {
        let title = WatchedStatistics.title(of: scope.period, watched.search())
        page.title("\(title): \(subject.heading.lowercased())")
        guard let figure = try watched()[subject] else { return page.text("Nothing was watched.") }
        let canPick = figure.rows.contains { figure.condition(of: $0, in: scope.period) != nil }
        page.list(
            figure.rows, at: list,
            row: { figure.write($1, on: &$0) },
            choose: canPick ? { [self] in try choose($0, of: figure) } : nil)
        for others in figure.others(after: figure.rows.count) { page.text(others.sentenceCased) }
        page.help("The number of movies of each, and your average rating. Choose a line to see them.")
    }

    private func choose(_ row: WatchedStatistics.Row, of figure: WatchedStatistics.SubjectTable) throws {
        guard let condition = figure.condition(of: row, in: scope.period) else { return }
        try delegate?.screen(
            self, didChoose: scope.search.isEmpty ? condition : "\(scope.search.text) \(condition)")
    }
}

extension Page {
    /// - Parameter others: What can be typed besides a period.
    mutating func offerPeriods<Part>(
        help: String, or others: [String] = [], in catalog: Catalog,
        read: @escaping (_ text: String, _ today: Day) throws -> Part,
        action: @escaping (Part) throws -> Void
    ) {
        command("g", "period", help: help) { page in
            page.title("A period in review")
            for year in try catalog.diaryYears().prefix(20) {
                page.field("\(year.year)", grouped(year.viewings))
            }
            let examples = ["2024", "june 2024", "last summer", "2019..2021", "since may"] + others
            let question = Question("a year, a month or a season", read: { try read($0, catalog.today()) })
            page.ask("Period", question.hint(examples.joined(separator: ", ")), action: action)
            page.help("How many viewings there were in each year.")
        }
    }
}
