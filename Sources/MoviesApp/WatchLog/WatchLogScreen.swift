import MovieCatalog
import Usher

protocol WatchLogScreenDelegate: AnyObject {
    func watchLogScreenDidAskToAdd(_ screen: WatchLogScreen) throws
    func watchLogScreen(_ screen: WatchLogScreen, didRemove viewing: Viewing) throws
}

/// The times that the person watched a movie.
final class WatchLogScreen: Screen {
    weak var delegate: (any WatchLogScreenDelegate)?
    private let id: Movie.ID
    private let catalog: Catalog

    init(movie id: Movie.ID, catalog: Catalog) {
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title("Watch log of “\(movie.title)”")
        page.text(movie.isWatched ? "Pick a viewing to remove it." : "You haven't watched it yet.")
        for viewing in movie.viewings {
            page.item(viewing.inWords) { [self] in try delegate?.watchLogScreen(self, didRemove: viewing) }
        }
        page.command(
            "a", "add", help: "notes that you watched it, on a day or on one you don't know any more"
        ) { [self] in
            try delegate?.watchLogScreenDidAskToAdd(self)
        }
        page.help(
            "A movie can be watched any number of times. What you remove here, u on the list brings back.")
    }
}

extension Viewing {
    /// The day, or that it isn't known.
    var inWords: String { day?.description ?? "on an unknown day" }
}
