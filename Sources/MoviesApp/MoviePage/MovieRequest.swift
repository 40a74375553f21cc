import MovieCatalog
import MovieImport

indirect enum MovieRequest {
    /// What a line can mean, the second being nothing mostly; which of it is asked first.
    case either(MovieRequest, or: MovieRequest?, RequestDoubt)
    /// One of several things, which is asked first; an empty line takes the first one where it is an offer.
    case choose(title: String, [(label: String, MovieRequest)], isOffer: Bool = false)

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

/// A question which of two things is meant.
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
        return .either(self, or: nil, doubt)
    }

    init(_ typed: TypedViewing, today: Day, request: (Viewing) -> MovieRequest) {
        let likely = request(typed.viewing)
        guard let words = typed.asWords else {
            self = likely
            return
        }
        let doubt = RequestDoubt(
            title: "What do you mean?", text: "Type n to note: \(words.inWords(today: today)).",
            question: "\(typed.viewing.inWords(today: today).sentenceCased)?",
            refusal: InvalidValue.twoViewings(typed.text, typed.viewing, words))
        self = .either(likely, or: request(words), doubt)
    }
}
