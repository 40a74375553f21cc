import MovieCatalog
import Usher

extension Question<TypedViewing> {
    /// Parts of a former viewing that aren't typed stay.
    static func viewing(today: Day, changing former: Viewing? = nil) -> Self {
        Question("a date, a rating and a note", allowsPlainCommands: true) { text in
            try TypedViewing(text, changing: former ?? Viewing(on: today), today: today, commands: commands)
        } write: { typed in
            typed.viewing == Viewing(on: today) ? "today" : typed.viewing.typed
        }.hint(Viewing.hint)
    }

    /// Commands of pages, which aren't read as notes.
    private static var commands: [String] {
        [
            "add", "back", "clear", "delete", "diary", "edit", "exit", "help", "home", "movies", "numbers",
            "pick for me", "quit", "redo", "remove", "search", "seen", "undo", "viewings", "watchlist",
        ]
    }
}

extension MoviePage {
    func askHowItWas(_ id: Movie.ID, on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title("How was \(movie.titleAndYear)?")
        askForViewing(on: &page) { .note($0, of: [id], isNamed: false) }
        page.help(
            "Notes a viewing, today if you give no date. Your rating becomes the movie's, and it leaves the watchlist."
        )
    }

    func askForViewing(
        on page: inout Page, changing former: Viewing? = nil, request: @escaping (Viewing) -> MovieRequest
    ) {
        let today = catalog.today()
        page.ask(
            "When, and how was it", .viewing(today: today, changing: former),
            default: TypedViewing(former ?? Viewing(on: today))
        ) { [self] in try ask(for: MovieRequest($0, today: catalog.today(), request: request)) }
    }
}
