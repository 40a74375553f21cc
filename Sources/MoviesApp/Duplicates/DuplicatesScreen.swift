import MovieCatalog
import MovieImport
import Usher

protocol DuplicatesScreenDelegate: AnyObject {
    func duplicatesScreen(_ screen: DuplicatesScreen, didSelect pair: MoviePair) throws
}

final class DuplicatesScreen: MovieListingScreen {
    let movies = PageMovies()
    weak var delegate: (any DuplicatesScreenDelegate)?
    private let catalog: Catalog
    private let list = ListPosition()
    private let pairs: CachedValue<[MoviePair]>

    init(catalog: Catalog) {
        self.catalog = catalog
        pairs = CachedValue(in: catalog) { _ in try catalog.likelyDuplicates() }
    }

    func draw(on page: inout Page) throws {
        page.title("Likely duplicates")
        let (count, rows) = try catalog.reading {
            let pairs = try pairs()
            return (pairs.count, try pairs[list.rows(count: pairs.count)].compactMap(row(of:)))
        }
        page.text(
            count == 0
                ? "No movies look like duplicates."
                : "These may be in the catalog twice. Choose a pair to compare.")
        page.list(pageOf: rows, at: list, count: count) { row, element in
            row.write(element.names)
        } choose: { [self] element in
            try delegate?.duplicatesScreen(self, didSelect: element.pair)
        }
        page.help(
            "Pairs with the same id at IMDb, TMDB or Letterboxd, or with the same title and year. A year may be "
                + "missing, & and dashes may differ, and one title may be the original one. "
                + "Movies with different ids or directors are not listed.")
    }

    private func row(of pair: MoviePair) throws -> (pair: MoviePair, names: String)? {
        guard let (older, newer, _) = try catalog.movies(of: pair) else { return nil }
        return (pair, "\(older.titleAndYear) and \(newer.titleAndYear)")
    }
}
