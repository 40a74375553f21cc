import MovieCatalog
import Usher

extension Question<TypedViewing> {
    /// Asks for a viewing. Parts that aren't typed stay as they are in the former viewing.
    static func viewing(today: Day, changing former: Viewing? = nil) -> Self {
        Question("a date, a rating and a note", allowsPlainCommands: true) { text in
            // Drop “it”, as in “seen it yesterday”: the movie is known.
            let text = text.lowercased().hasPrefix("it ") ? String(text.dropFirst(3)) : text
            return try TypedViewing(
                text, changing: former ?? Viewing(on: today), today: today, commands: commands)
        } write: { typed in
            typed.viewing == Viewing(on: today) ? "today" : typed.viewing.typed
        }.hint(Viewing.hint)
    }

    /// Names of commands. A line that's only such a name isn't taken as a note.
    private static var commands: [String] {
        Verb.table.flatMap(\.names) + AppSection.allCases.map(\.words.label)
            + ["back", "clear", "edit", "exit", "home", "pick for me", "quit", "viewings"]
    }
}

extension Page {
    mutating func offerToNote(
        _ movie: Movie.ID, help: String, in catalog: Catalog, note: @escaping (TypedViewing) throws -> Void
    ) {
        command("s", "seen", help: help) { page in
            page.title("How was \(try catalog.movie(movie, for: &page).titleAndYear)?")
            page.askForViewing(today: catalog.today(), action: note)
            page.help(
                "Notes a viewing, today if you give no date. Type unknown if you don't know it. "
                    + "Your rating becomes the movie's, and it leaves the watchlist.")
        }
    }

    mutating func askForViewing(
        changing former: Viewing? = nil, today: Day, action: @escaping (TypedViewing) throws -> Void
    ) {
        ask(
            "When, and how was it", .viewing(today: today, changing: former),
            default: TypedViewing(former ?? Viewing(on: today)), action: action)
    }
}
