import MovieCatalog
import MovieImport

/// The action a typed line asks for.
enum LineMeaning {
    /// - Parameter then: The place to show after a change to the list on the page.
    case change(MovieChange, then: AppPlace? = nil)
    /// A change that may take long. A page with this title shows its progress.
    case work(MovieChange, title: String)
    case find(MovieSearch, saying: String = "")
    case filter(String)
    /// Picks a random movie that the search finds or, without a search, from the current list.
    case pick(MovieSearch?)
    case go(AppPlace)
    indirect case ask(LineQuestion)
    case say(String)

    func confirmed(_ title: String, text: String = "", _ question: String) -> LineMeaning {
        let doubt = LineQuestion.Doubt(title: title, text: text, question: question, isLikely: false)
        return .ask(.confirm(self, doubt))
    }

    static func exchanging(_ step: UndoStep, isUndone: Bool) -> Self {
        let change = isUndone ? MovieChange.undo(step) : .redo(step)
        let title = "\(isUndone ? "Undoing" : "Redoing") \(step.name)"
        return step.movies > 1_000 ? .work(change, title: title) : .change(change)
    }

    /// Creates the meaning of a typed viewing, or a question if the viewing can mean two things.
    init(_ typed: TypedViewing, today: Day, meaning: (Viewing) throws -> LineMeaning) rethrows {
        guard let words = typed.asWords else {
            self = try meaning(typed.viewing)
            return
        }
        self = .meanings(
            try [typed.viewing, words].map { ("Note: \($0.inWords(today: today))", try meaning($0)) },
            InvalidValue.twoViewings(typed.text, typed.viewing, words))
    }

    /// Asks which of several meanings a line has. Offers the likeliest first.
    static func meanings(_ meanings: [(String, LineMeaning)], _ refusal: any Error) -> LineMeaning {
        .ask(.choose(title: "What do you mean?", meanings, isOffer: true, refusal: refusal))
    }

    func question(of movies: String, today: Day) -> String {
        switch self {
        case .change(let change, _), .work(let change, _): change.question(of: movies, today: today)
        case .find, .filter, .pick, .go, .ask, .say: "Change \(movies)?"
        }
    }
}

extension MovieChange {
    fileprivate func question(of movies: String, today: Day) -> String {
        switch self {
        case .rate(let rating, _): "Rate \(movies) \(rating)?"
        case .watch: "Put \(movies) on your watchlist?"
        case .unwatch: "Take \(movies) off your watchlist?"
        case .tag(_, let tags): "Tag \(movies) \(tags.joined(separator: ", "))?"
        case .untag(_, let tags): "Remove the tag \(tags.joined(separator: ", ")) from \(movies)?"
        case .note(let note, _): "Add “\(note.excerpt(ofRows: 2))” to the note of \(movies)?"
        case .set(let field, let text, _): "Set \(field.name.lowercased()) of \(movies) to \(text)?"
        case .list(let name, .put): "Put \(movies) on the list \(name)?"
        case .list(let name, .take): "Take \(movies) off the list \(name)?"
        case .seen(let viewing, _, _): "Note of \(movies): \(viewing.inWords(today: today))?"
        case .list, .add, .changeViewing, .removeViewing, .delete, .deleteAll, .merge, .undo, .redo,
            .complete, .backup, .check:
            "Change \(movies)?"
        }
    }
}

enum AppPlace {
    case movies(MovieSearch, in: SearchScope, saying: String = "")
    case open(Movie.ID, saying: String = "")
    case list(String)
    /// - Parameter part: A page in the section, by its name in a path: `genre` in `/numbers/genre`.
    case section(AppSection, part: String? = nil)
    case add(Movie)
    /// Sorts the topmost list in this order, or in reverse if the list already has this order.
    case sort(MovieOrder, isReversed: Bool? = nil)
    case task(MovieListTask, files: String = "")
}

enum LineQuestion {
    case confirm(LineMeaning, Doubt)
    /// If `isOffer`, Enter takes the first choice. If the user can't be asked, `refusal` is thrown.
    case choose(
        title: String, [(label: String, LineMeaning)], isOffer: Bool = false, refusal: (any Error)? = nil)
    case lists

    struct Doubt {
        let title: String
        var text = ""
        let question: String
        var isLikely = true
        /// Thrown if the user can't be asked. Nil if the line is clear and only needs confirmation.
        var refusal: (any Error)?
    }
}
