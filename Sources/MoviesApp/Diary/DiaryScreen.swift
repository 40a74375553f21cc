import MovieCatalog
import Usher

protocol DiaryScreenDelegate: AnyObject {
    func diaryScreen(_ screen: DiaryScreen, didSelect movie: Movie.ID)
    func diaryScreen(_ screen: DiaryScreen, didSelect part: DiaryPart)
}

final class DiaryScreen: MovieListingScreen {
    weak var delegate: (any DiaryScreenDelegate)?
    private let catalog: Catalog
    private var shown: [Movie] = []
    var movies: PageMovies { PageMovies(numbered: shown) }
    private let part: DiaryPart?
    private let list = ListPosition()

    init(_ part: DiaryPart?, catalog: Catalog, delegate: any DiaryScreenDelegate) {
        (self.part, self.catalog, self.delegate) = (part, catalog, delegate)
    }

    func draw(on page: inout Page) throws {
        page.title(title)
        let (count, entries) = try catalog.reading {
            let count = try catalog.viewingCount(of: part)
            return (count, try catalog.diary(in: list.rows(count: count), of: part))
        }
        shown = entries.map(\.movie)
        page.takeTitles(of: shown) { [self] in open($0) }
        page.feature("ngmtbh")
        page.text(
            count == 0 && part == nil
                ? "To note a viewing, open a movie and type s."
                : count == 0 ? "Nothing was watched then." : "What you watched, latest first")
        page.list(pageOf: entries, at: list, count: count) { row, entry in
            row.write(entry, today: catalog.today())
        } choose: { [self] in
            open($0.movie.id)
        }
        if count > 0 || part != nil {
            page.offerPeriods(
                help: "sums up a year, a month or a summer, or shows this day in earlier years",
                or: ["on this day"], in: catalog, read: DiaryPart.init(typed:today:)
            ) { [self] in delegate?.diaryScreen(self, didSelect: $0) }
        }
        page.help(
            "“rated” is the day you rated a movie, if you gave none for the viewing. Viewings without a date come last."
        )
    }

    private func open(_ movie: Movie.ID) { delegate?.diaryScreen(self, didSelect: movie) }

    private var title: String {
        switch part {
        case nil: "Diary"
        case .period(let period): "Diary, \(period.name)"
        case .onDayOfYear(let day): "On this day, \(PartialDate(day).dayAndMonth)"
        }
    }
}

extension DiaryScreen: RouteNamed {
    var routeName: String { part?.routeName ?? "" }
}
