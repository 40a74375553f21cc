import MovieCatalog
import MovieImport

indirect enum MovieRequest {
    /// A request that is asked about first.
    case confirm(MovieRequest, RequestDoubt)
    /// One of several requests, which is asked about first. An empty line takes the first one of an
    /// offer.
    ///
    /// A line that has several meanings has a refusal, for when nobody can be asked.
    case choose(
        title: String, [(label: String, MovieRequest)], isOffer: Bool = false, refusal: (any Error)? = nil)

    // A change, which is made where it is asked for.
    case note(Viewing, of: [Movie.ID], isNamed: Bool = true)
    case change(Viewing, to: Viewing, of: Movie.ID)
    case remove(Viewing, of: Movie.ID)
    case watch([Movie.ID], isOn: Bool = true, isNamed: Bool = true)
    case tag([Movie.ID], [String], isOn: Bool = true)
    case rate(Rating, [Movie.ID])
    case describe(String, [Movie.ID])
    case set(MovieField, typed: String, of: [Movie.ID])
    case delete([Movie.ID])
    case merge(MoviePair)
    case deleteAll
    /// A change of a list of the person's own; of the order of the watchlist where the name is empty.
    case list(String, ListChange)
    case exchange(HistoryStep, isUndone: Bool)
    /// All movies, or one, from files or what comes with the program.
    case complete(only: Movie.ID?, from: [String])
    case backUp(to: String)
    case check
    case say(String)

    // What only a list can do.
    case ask(title: String)
    /// The question how a movie was, on a page of it.
    case askForViewing(of: Movie.ID)
    case add(FilmName, Viewing?)
    case save(Movie)
    /// A movie by chance, of those that a search finds, or of the list.
    case pick(MovieSearch?)
    case show(MovieSearch, saying: String = "")
    case open(Movie.ID, saying: String = "")
    /// A search for words that may have been meant as a verb with a name.
    case find(String, TypedVerb?)
    case narrow(String)
    case sort(MovieOrder)
    /// A section, or a place in it by its name in a path.
    case go(AppSection, to: String? = nil)
    case lists
    case openList(String)
    /// A task of the list, with the files that it is of.
    case start(MovieListTask, with: String = "")
}

/// A question whether something is meant.
struct RequestDoubt {
    let title: String
    var text = ""
    let question: String
    var isLikely = true
    /// Why a line that means either can't be used where nobody is asked; `nil` where its meaning is clear, and it is asked
    /// about for safety.
    var refusal: (any Error)?
}

extension MovieRequest {
    /// The title of the page behind which it is done, where it takes a moment.
    var titleOfWork: String? {
        switch self {
        case .exchange(let step, let isUndone) where step.movies > 1_000:
            "\(isUndone ? "Undoing" : "Redoing") \(step.name)"
        case .complete(only: nil, _): "Completing movies"
        default: nil
        }
    }

    /// The same, after a question that is asked for safety.
    func confirmed(_ title: String, text: String = "", _ question: String) -> MovieRequest {
        let doubt = RequestDoubt(title: title, text: text, question: question, isLikely: false)
        return .confirm(self, doubt)
    }

    /// Asks for a viewing as it was typed, or which of its two meanings it has.
    init(_ typed: TypedViewing, today: Day, request: (Viewing) -> MovieRequest) {
        guard let words = typed.asWords else {
            self = request(typed.viewing)
            return
        }
        let refusal = InvalidValue.twoViewings(typed.text, typed.viewing, words)
        self = .meanings(
            [typed.viewing, words].map { ("Note: \($0.inWords(today: today))", request($0)) }, refusal)
    }

    /// The question whether a change of many movies is meant, which names it.
    func question(of movies: String) -> String {
        switch self {
        case .rate(let rating, _): "Rate \(movies) \(rating)?"
        case .watch(_, let isOn, _): "\(isOn ? "Put \(movies) on" : "Take \(movies) off") your watchlist?"
        case .tag(_, let tags, true): "Tag \(movies) \(tags.joined(separator: ", "))?"
        case .tag(_, let tags, false): "Remove the tag \(tags.joined(separator: ", ")) from \(movies)?"
        case .describe(let note, _): "Add “\(note.excerpt(ofRows: 2))” to the note of \(movies)?"
        case .set(let field, let text, _): "Set \(field.name.lowercased()) of \(movies) to \(text)?"
        case .list(let name, .put): "Put \(movies) on the list \(name)?"
        case .list(let name, .take): "Take \(movies) off the list \(name)?"
        case .note(let viewing, _, _): "Note of \(movies): \(viewing.inWords(today: .today))?"
        default: "Change \(movies)?"
        }
    }

    /// The meanings of one line, the likeliest first.
    static func meanings(_ meanings: [(String, MovieRequest)], _ refusal: any Error) -> MovieRequest {
        .choose(title: "What do you mean?", meanings, isOffer: true, refusal: refusal)
    }
}
