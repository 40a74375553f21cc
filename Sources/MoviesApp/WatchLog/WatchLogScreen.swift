import MovieCatalog
import Usher

protocol WatchLogScreenDelegate: AnyObject {
    func watchLogScreenDidAskToAdd(_ screen: WatchLogScreen)
    func watchLogScreen(_ screen: WatchLogScreen, didRemove viewing: Viewing) throws(Refusal)
}

/// The times that the person watched a movie.
final class WatchLogScreen: Screen {
    weak var delegate: (any WatchLogScreenDelegate)?
    private let id: Movie.ID
    private let catalog: Catalog
    private var viewings: [Viewing] = []

    init(movie id: Movie.ID, catalog: Catalog) {
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) {
        page.show { (page) throws(CatalogError) in
            guard let movie = try catalog.movie(id) else { return page.missingMovie() }
            viewings = movie.viewings
            page.title("Watch log of “\(movie.title)”")
            page.text(viewings.isEmpty ? "You haven't watched it yet." : "Pick a viewing to remove it.")
            for viewing in viewings { page.item(viewing.inWords) }
            page.command(
                "a", "add", help: "notes that you watched it, on a day or on one you don't know any more")
            page.help(
                "A movie can be watched any number of times. What you remove here, u on the list brings back."
            )
        }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        switch choice {
        case .item(let index): try delegate?.watchLogScreen(self, didRemove: viewings[index])
        case .command("a"): delegate?.watchLogScreenDidAskToAdd(self)
        default: break
        }
    }
}

extension Viewing {
    /// The day, or that it isn't known.
    var inWords: String { day?.description ?? "on an unknown day" }
}
