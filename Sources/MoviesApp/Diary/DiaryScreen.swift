import MovieCatalog
import Usher

protocol DiaryScreenDelegate: MoviePageDelegate {
    func diaryScreen(_ screen: DiaryScreen, didSelect movie: Movie.ID)
    func diaryScreen(_ screen: DiaryScreen, didSelect year: DiaryYear)
}

/// The diary: the viewings, the latest first.
final class DiaryScreen: MoviePage {
    weak var delegate: (any DiaryScreenDelegate)?
    var pageDelegate: (any MoviePageDelegate)? { delegate }
    let catalog: Catalog
    private let list: ListPosition

    /// - Parameter rows: How many viewings the page shows at once; as many as there is room for, where it is left out.
    init(catalog: Catalog, rows: Int? = nil) {
        self.catalog = catalog
        list = ListPosition(size: rows)
    }

    func draw(on page: inout Page) throws {
        page.title("Diary")
        let (count, entries, years) = try catalog.reading {
            let count = try catalog.viewingCount()
            return (count, try catalog.diary(in: list.rows(count: count)), try catalog.diaryYears())
        }
        takeLines(on: &page, numbering: entries.map { ListedMovie($0.movie) })
        page.text(
            count == 0
                ? "To note that you watched a movie, open it and type s."
                : "What you watched, the latest first")
        page.list(pageOf: entries, at: list, count: count) { row, entry in
            row.write(entry)
        } choose: { [self] in
            open($0.movie.id)
        }
        if !years.isEmpty {
            page.command(
                "g", "a year", help: "shows what a year comes to: movies, hours, directors, months",
                asks: { [self] in choose(among: years, on: &$0) })
        }
        page.help(
            "Every viewing with its date, your rating of that time and the beginning of your note; o on the movie's page shows all of it. A date can be a day, a "
                + "month or a year. Where only the day of your rating is known, the viewing stands there, with “by”. "
                + "Those whose date nobody knows come last. /watched:2025-03..2025-06 on the list of movies finds them too."
        )
    }

    func open(_ movie: Movie.ID) { delegate?.diaryScreen(self, didSelect: movie) }

    private func choose(among years: [DiaryYear], on page: inout Page) {
        page.title("A year in review")
        page.list(years, at: ListPosition(size: 20)) { row, year in
            row.write("\(year.year): \(grouped(year.viewings))")
        } choose: { [self] year in
            delegate?.diaryScreen(self, didSelect: year)
        }
        page.otherwise { [self] line in
            guard let year = years.first(where: { "\($0.year)" == line }) else { return false }
            delegate?.diaryScreen(self, didSelect: year)
            return true
        }
        page.help("How many viewings there were in each year.")
    }
}
