import MovieCatalog
import MovieImport
import Usher

protocol DuplicatesScreenDelegate: MoviePageDelegate {
    func duplicatesScreen(_ screen: DuplicatesScreen, didSelect pair: MoviePair) throws
}

/// Movies of which two are likely to be one.
final class DuplicatesScreen: MoviePage {
    weak var delegate: (any DuplicatesScreenDelegate)?
    var pageDelegate: (any MoviePageDelegate)? { delegate }
    let catalog: Catalog
    private let list = ListPosition()
    /// The pairs that were found, and the state of the catalog then.
    private var found: (pairs: [MoviePair], state: Catalog.State)?

    init(catalog: Catalog) {
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        page.title("Likely duplicates")
        let (count, rows) = try catalog.reading {
            let pairs = try pairs()
            return (pairs.count, try pairs[list.rows(count: pairs.count)].compactMap(row(of:)))
        }
        page.text(
            count == 0
                ? "No two movies of the catalog look like one."
                : "Movies that may be in the catalog twice; pick two to compare them")
        page.list(pageOf: rows, at: list, count: count) { row, element in
            row.write(element.names)
        } choose: { [self] element in
            try delegate?.duplicatesScreen(self, didSelect: element.pair)
        }
        page.help(
            "Two movies with the same id at IMDb, TMDB or Letterboxd; or with the same title in the same year, or in "
                + "one that is unknown, however & and dashes are written, one of them under its original title perhaps. "
                + "Two with other ids, or other directors, are two.")
    }

    private func row(of pair: MoviePair) throws -> (pair: MoviePair, names: String)? {
        guard let (older, newer, _) = try catalog.movies(of: pair) else { return nil }
        return (pair, "\(older.titleAndYear) and \(newer.titleAndYear)")
    }

    /// The pairs as they are now, which are looked for anew where something has changed.
    private func pairs() throws -> [MoviePair] {
        let state = try catalog.state
        if let found, found.state == state { return found.pairs }
        let pairs = try catalog.likelyDuplicates()
        found = (pairs, state)
        return pairs
    }
}
