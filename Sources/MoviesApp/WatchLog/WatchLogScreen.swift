import MovieCatalog
import Usher

/// The times that the person watched a movie.
final class WatchLogScreen: MoviePage {
    weak var pageDelegate: (any MoviePageDelegate)?
    private let id: Movie.ID
    let catalog: Catalog
    var film: Movie.ID? { id }

    init(movie id: Movie.ID, catalog: Catalog) {
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title("Watch log of \(movie.titleAndYear)")
        page.text(
            movie.isWatched
                ? "Pick a viewing to change or remove it." : "Not watched yet; s notes a viewing.")
        for viewing in movie.viewingsLatestFirst {
            let day = movie.day(of: viewing)
            let note = viewing.note.map { ": \($0.excerpt(behind: day.count + 6))" } ?? ""
            page.item(day + note, asks: { [self] in ask(about: viewing, on: &$0) })
        }
        page.command(
            "s", "seen", help: "notes that you watched it, on a day or on one you don't know any more",
            asks: { [self] in askForViewing(on: &$0) })
        page.help("A movie can be watched any number of times. What you remove, u brings back.")
    }

    private func askForViewing(on page: inout Page) {
        page.title("When did you watch it?")
        page.askForViewing(on: catalog.today()) { [self] viewing in
            try ask(
                for: MovieRequest(viewing, today: catalog.today()) { .note($0, of: [id], isNamed: false) })
        }
        page.help("Notes a viewing, of today where you type no day, of no known one behind “unknown”.")
    }

    private func ask(about viewing: Viewing, on page: inout Page) {
        page.title("Change a viewing")
        page.text("What you don't type stays; - takes the rating away.")
        if let note = viewing.note, note.excerpt() != note { page.text(note) }
        page.askForViewing(on: catalog.today(), changing: viewing) { [self] changed in
            try ask(for: MovieRequest(changed, today: catalog.today()) { .change(viewing, to: $0, of: id) })
        }
        page.command(
            "e", "edit note", help: "writes its note, in several lines or in your editor", asks: "Note",
            .optional(.longText), default: viewing.note
        ) { [self] note in
            var changed = viewing
            changed.note = note
            try ask(for: .change(viewing, to: changed, of: id))
        }
        page.command("d", "remove", help: "takes the viewing out of the log") { [self] in
            try ask(for: .remove(viewing, of: id))
        }
    }
}
