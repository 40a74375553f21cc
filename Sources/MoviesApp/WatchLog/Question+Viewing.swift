import MovieCatalog
import Usher

extension Question<Viewing> {
    /// The question for a viewing; parts of a former one that aren't typed stay.
    static func viewing(today: Day, changing former: Viewing? = nil) -> Self {
        Question("a day, a rating and words", allowsPlainCommands: true) { text in
            try (former ?? Viewing(on: today)).changed(typed: text, today: today, commands: commands)
        } write: { viewing in
            viewing == Viewing(on: today) ? "today" : viewing.typed
        }.hint(Viewing.hint)
    }

    /// The commands of pages, which are no notes.
    private static var commands: [String] {
        [
            "add", "back", "clear", "delete", "diary", "edit", "exit", "help", "home", "in numbers", "movies",
            "pick for me", "quit", "redo", "remove", "search", "seen", "to watch", "undo", "watched",
        ]
    }
}

extension Page {
    /// Asks when a movie was watched, and how it was: anew, or of a viewing that stands.
    mutating func askForViewing(
        on today: Day, changing former: Viewing? = nil, action: @escaping (Viewing) throws -> Void
    ) {
        let question = Question.viewing(today: today, changing: former)
        ask("When, and how was it", question, default: former ?? Viewing(on: today), action: action)
    }
}
