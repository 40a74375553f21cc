import MovieCatalog
import Usher

protocol WatchLogScreenDelegate: AnyObject {
    /// - Parameter former: The viewing to change, or nil for a new viewing.
    func screen(_ screen: any MovieListingScreen, didNote typed: TypedViewing, over former: Viewing?) throws
    func screen(_ screen: any MovieListingScreen, didMake change: MovieChange) throws
}

final class WatchLogScreen: MovieListingScreen, RouteNamed {
    weak var delegate: (any WatchLogScreenDelegate)?
    private let id: Movie.ID
    private let catalog: Catalog
    let routeName: String
    var movies: PageMovies { PageMovies(movie: id) }

    init(
        named routeName: String, movie id: Movie.ID, catalog: Catalog, delegate: any WatchLogScreenDelegate
    ) {
        (self.routeName, self.id, self.catalog, self.delegate) = (routeName, id, catalog, delegate)
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title("Viewings of \(movie.titleAndYear)")
        page.text(
            movie.isWatched
                ? "Choose a viewing to change or remove it." : "Not watched yet. Type s to note a viewing.")
        for viewing in movie.viewingsLatestFirst {
            let day = movie.day(of: viewing, today: catalog.today())
            let note = viewing.note.map { ": \($0.excerpt(after: day.count + 6))" } ?? ""
            page.item(day + note, asks: { [self] in ask(about: viewing, on: &$0) })
        }
        page.offerToNote(id, help: "notes a viewing, with its date or without", in: catalog) { [self] in
            try delegate?.screen(self, didNote: $0, over: nil)
        }
        page.help("A movie can have any number of viewings. Type u to bring back one you remove.")
    }

    private func ask(about viewing: Viewing, on page: inout Page) {
        page.title("Change a viewing")
        page.text("What you leave out stays as it is. Type - to remove the rating.")
        if let note = viewing.note, note.excerpt() != note { page.text(note) }
        page.askForViewing(changing: viewing, today: catalog.today()) { [self] in
            try delegate?.screen(self, didNote: $0, over: viewing)
        }
        page.command(
            "e", "edit note", help: "writes its note, in several lines or in your editor", asks: "Note",
            .optional(.longText), default: viewing.note
        ) { [self] note in
            var changed = viewing
            changed.note = note
            try make(.changeViewing(viewing, to: changed, of: id))
        }
        page.command("d", "remove", help: "removes this viewing") { [self] in
            try make(.removeViewing(viewing, of: id))
        }
    }

    private func make(_ change: MovieChange) throws { try delegate?.screen(self, didMake: change) }
}
