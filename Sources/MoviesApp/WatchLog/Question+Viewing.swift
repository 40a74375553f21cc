import MovieCatalog
import Usher

extension Question<TypedViewing> {
    /// When a movie was watched, and how it was; of a viewing that stands, what isn't typed stays.
    static func viewing(today: Day, changing former: Viewing? = nil) -> Self {
        Question("a day, a rating and words", isNeverLetter: true) { text in
            try TypedViewing(text, changing: former ?? Viewing(on: today), today: today, commands: commands)
        } write: { typed in
            typed.viewing == Viewing(on: today) ? "today" : typed.viewing.typed
        }.hint(Viewing.hint)
    }

    /// What a person types on pages, and means no note by.
    private static var commands: [String] {
        [
            "add", "back", "clear", "delete", "diary", "edit", "exit", "help", "home", "in numbers", "movies",
            "pick for me", "quit", "redo", "remove", "search", "seen", "to watch", "undo", "watched",
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
        // What is taken out of a viewing would stay, as what isn't typed does.
        let question = Question<TypedViewing>.viewing(today: today, changing: former).beginningEmpty()
        ask(
            "When, and how was it", question, default: TypedViewing(former ?? Viewing(on: today)),
            action: action)
    }
}
