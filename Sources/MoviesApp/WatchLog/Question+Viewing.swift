import MovieCatalog
import Usher

extension Question<TypedViewing> {
    /// The question for a viewing; parts of a former one that aren't typed stay.
    static func viewing(today: Day, changing former: Viewing? = nil) -> Self {
        Question("a date, a rating and a note", allowsPlainCommands: true) { text in
            try TypedViewing(text, changing: former ?? Viewing(on: today), today: today, commands: commands)
        } write: { typed in
            typed.viewing == Viewing(on: today) ? "today" : typed.viewing.typed
        }.hint(Viewing.hint)
    }

    /// The commands of pages, which are no notes.
    private static var commands: [String] {
        [
            "add", "back", "clear", "delete", "diary", "edit", "exit", "help", "home", "movies", "numbers",
            "pick for me", "quit", "redo", "remove", "search", "seen", "undo", "viewings", "watchlist",
        ]
    }
}

extension Question<Viewing> {
    /// The same where nothing is asked of what can mean two things.
    static func viewing(today: Day) -> Self {
        .map(.viewing(today: today), { try $0.certain }, back: TypedViewing.init)
    }
}

extension Page {
    /// Asks when a movie was watched, and how it was: anew, or of a viewing that stands.
    mutating func askForViewing(
        on today: Day, changing former: Viewing? = nil, action: @escaping (TypedViewing) throws -> Void
    ) {
        let question = Question<TypedViewing>.viewing(today: today, changing: former)
        ask(
            "When, and how was it", question, default: TypedViewing(former ?? Viewing(on: today)),
            action: action)
    }
}
