import MovieCatalog
import MovieImport
import Usher

protocol MoviePairScreenDelegate: AnyObject {
    func moviePairScreen(_ screen: MoviePairScreen, didSelect movie: Movie.ID)
    func moviePairScreen(_ screen: MoviePairScreen, didMerge pair: MoviePair) throws
}

final class MoviePairScreen: MovieListingScreen, MovieDependent {
    weak var delegate: (any MoviePairScreenDelegate)?
    private let pair: MoviePair
    private let catalog: Catalog
    private var shown: [Movie] = []
    var movies: PageMovies { PageMovies(numbered: shown) }

    init(_ pair: MoviePair, catalog: Catalog, delegate: any MoviePairScreenDelegate) {
        (self.pair, self.catalog, self.delegate) = (pair, catalog, delegate)
    }

    func draw(on page: inout Page) throws {
        page.title("One movie or two?")
        page.showAllCommands()
        guard let (older, newer, merged) = try catalog.movies(of: pair) else { throw Refusal.gone }
        shown = [older, newer]
        page.takeTitles(of: shown) { [self] in open($0) }
        page.text("Merged, it would be:")
        // The lines of ratings have the numbers of votes and reviews.
        for field in MovieField.allCases where field != .votes && field != .reviews {
            guard let value = text(field, of: merged) else { continue }
            let lost = [older, newer].first { !field.isKept(of: $0, in: merged) }
            let other = lost.flatMap { text(field, of: $0) }
            page.field(field.name, value + (other.map { " (\($0) is dropped)" } ?? ""))
        }
        for (movie, age) in [(older, "the older one"), (newer, "the newer one")] {
            page.item("\(movie.titleAndYear), \(age)") { [self] in open(movie.id) }
        }
        page.command("o", "merge", help: "merges both into one movie, as shown") { [self] in
            try delegate?.moviePairScreen(self, didMerge: pair)
        }
        page.help(
            "The older movie keeps its values, and gets those it lacks from the newer one. Your viewings, tags and "
                + "notes of both are kept.")
    }

    private func open(_ movie: Movie.ID) { delegate?.moviePairScreen(self, didSelect: movie) }

    private func text(_ field: MovieField, of movie: Movie) -> String? {
        if field == .cast, !movie.cast.isEmpty { return movie.cast.inWords }
        return movie.text(field, today: catalog.today())
    }
}

extension MoviePairScreen: RouteNamed {
    var routeName: String { isGone ? "" : Self.routeName(of: pair) }

    var isGone: Bool { (try? catalog.movies(of: pair) == nil) ?? false }

    static func routeName(of pair: MoviePair) -> String { "\(pair.older.number)+\(pair.newer.number)" }
}
