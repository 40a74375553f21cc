import MovieCatalog
import MovieImport
import Usher

protocol LineInterpreterDelegate: Coordinator {
    func lineInterpreter(_ interpreter: LineInterpreter, didFind place: AppPlace) throws
}

/// Interprets lines that the page doesn't handle.
final class LineInterpreter {
    weak var delegate: (any LineInterpreterDelegate)?
    /// The movie that “it” means in a line: the last movie that was shown on its page, or noted.
    private var it: Movie.ID?
    private let session: MovieSession
    private var catalog: Catalog { session.catalog }
    private var navigator: Navigator { session.navigator }

    init(session: MovieSession) { self.session = session }

    /// Offers commands that mean the same on all movie pages.
    func offerActions(on page: inout Page) {
        page.feature(String(String.UnicodeScalarView(page.commands.prefix(5).map(\.letter))) + "bhu")
        if let words = catalog.takeLostChangesInWords() { page.say(words) }
        guard let movies = (navigator.stack.top as? any MovieListingScreen)?.movies else { return }
        if let movie = movies.movie { it = movie }
        page.help(examples: movies.movie == nil ? HelpExamples.ofPages : HelpExamples.ofMovie)
        page.help("? and a letter or a verb explains it: ? s, ? search, ? rate.")
        page.command("a", "add", help: "adds a movie, or all at once: a Heat (1995) yesterday 8.5") {
            [self] in
            try perform(.go(.add(catalog.newMovie("", on: scope))))
        }
        page.command("r", "pick for me", help: "opens a random movie you haven't watched") { [self] in
            try perform(.pick(nil))
        }
        let steps = try? catalog.steps
        for (step, verb) in [(steps?.undoable, Verb.Name.undo), (steps?.redoable, .redo)] {
            guard let step else { continue }
            page.command(verb == .undo ? "u" : "y", "\(verb)", help: "\(verb)es \(step.name)") { [self] in
                try perform(.exchanging(step, isUndone: verb == .undo))
            }
        }
        page.search(help: "finds words, years, people and more, or alone shows all movies") { [self] text in
            try perform(.find(MovieSearch(text, today: catalog.today())))
        }
    }

    func takeLines(on page: inout Page, ofSection isOfSection: Bool) {
        if isOfSection {
            page.command("k", "lists", help: "opens your lists, and searches that you kept") { [self] in
                try perform(.ask(.lists))
            }
        }
        // Questions in front of a page take the page's lines, too.
        let front = navigator.stack.screens.last { !($0 is QuestionScreen) }
        guard isOfSection || front is any MovieListingScreen else { return }
        let (isQuestion, offers) = (page.asksYesOrNo, page.commands)
        page.translate { [self] line in
            let answer = isQuestion ? CommonPhrases.line(meantBy: line, as: .answer) : nil
            return answer ?? parser.line(meantBy: line) ?? self.line(ofPeriod: line)
        }
        page.otherwise(completing: { [catalog] in catalog.lines(beginning: $0) }) { [self] line in
            if line.hasPrefix("?") { return try explain(String(line.dropFirst().trimmed), offers) }
            let line = ["u": "undo", "y": "redo"][line] ?? line
            guard line.count > 1 || navigator.stack.top is any MovieListingScreen else { return false }
            if isQuestion, try !isTypedInstead(of: line) { return false }
            guard let meaning = try parser.meaning(of: line).map(resolved) else { return false }
            // The line is a command instead of an answer, so dismiss the question.
            if navigator.stack.top is QuestionScreen { navigator.pop() }
            try perform(meaning)
            return true
        }
    }

    /// Returns the verb for a period that's typed alone in the diary or the numbers.
    private func line(ofPeriod text: String) -> String? {
        guard let section = navigator.stack.section?.section, [.diary, .numbers].contains(section),
            (try? Period(typed: text, today: catalog.today())) != nil,
            (try? catalog.movies(called: FilmName(typed: text)).isEmpty) == true
        else { return nil }
        return "\(section) \(text)"
    }

    /// Whether a line is a command rather than yes or no.
    private func isTypedInstead(of line: String) throws -> Bool {
        if TypedVerb(line)?.rest.isEmpty == false { return true }
        if session.isPiped || session.isStrict { return false }
        return switch try? parser.meaning(of: line).map(resolved) {
        case .go, .ask(.confirm), .ask(.choose(_, _, isOffer: true, _)): true
        case .change, .work, .find, .filter, .pick, .ask, .say, nil: false
        }
    }

    /// Explains a letter of the page, or a verb: `? s`, `? rate`.
    private func explain(_ topic: String, _ offers: [OfferedCommand]) throws -> Bool {
        if let offer = offers.first(where: { "\($0.letter)" == topic.lowercased() }) {
            navigator.say("\(offer.letter) \(offer.label): \(offer.help)")
            return true
        }
        guard let verb = Verb(named: topic) else {
            if topic == "u" { throw Refusal("There is nothing to undo.") }
            throw Refusal("There is no help about “\(topic)”. Type ? and a letter or a verb: ? s, ? rate.")
        }
        navigator.say(verb.explanation)
        return true
    }

    private var parser: LineParser {
        var page = (navigator.stack.top as? any MovieListingScreen)?.movies ?? PageMovies()
        (page.it, page.last) = (it, session.context.last)
        return LineParser(catalog, on: page, in: scope, isStrict: session.isStrict)
    }

    private var scope: SearchScope {
        navigator.stack.coordinators.lazy.compactMap { $0 as? any SectionCoordinator }.last?.scope ?? .all
    }

    private func resolved(_ meaning: LineMeaning) throws -> LineMeaning {
        switch meaning {
        case .find(let search, let words):
            try (search.mentionsUser ? parser.everywhere : parser).meaning(of: search, saying: words)
        case .filter(let words): try parser.meaning(of: navigator.stack.search.adding(words), saying: "")
        case .pick(let search):
            parser.opening(
                try catalog.pick(
                    from: search.map { try catalog.query(for: scope.narrowed(by: $0)) }
                        ?? navigator.stack.list?.query ?? MovieQuery(),
                    using: session.context, isStrict: session.isStrict))
        case .change, .work, .go, .ask, .say: meaning
        }
    }

    func perform(_ meaning: LineMeaning) throws {
        switch meaning {
        case .find, .filter, .pick: try perform(resolved(meaning))
        case .change(let change, let place):
            let done = try catalog.make(change)
            try tell(done, of: change)
            if let place { try go(to: place) }
            if let movie = done.added { try perform(parser.opening(movie)) }
        case .work(let change, let title): work(change, title)
        case .go(let place): try go(to: place)
        case .ask(let question): try ask(question)
        case .say(let words): navigator.say(words)
        }
    }

    func add(_ movie: Movie) throws { try perform(.change(.add(movie))) }

    private func go(to place: AppPlace) throws { try delegate?.lineInterpreter(self, didFind: place) }

    private func work(_ change: MovieChange, _ title: String) {
        guard let delegate else { return }
        navigator.push(WorkScreen(title, "Ctrl-C stops it and changes nothing."), for: delegate)
        navigator.workOnCatalog(for: delegate) { [self] progress in
            navigator.pop()
            try tell(catalog.make(change, progress: progress), of: change)
        }
    }

    private func tell(_ done: Catalog.ChangeResult, of change: MovieChange) throws {
        session.tell(done, of: change)
        if let last = session.context.last?.noted, last.count == 1 { it = last[0] }
        if session.isStrict || session.isPiped { return done.doubts.forEach { navigator.say("\($0)") } }
        // Push in reverse order, since the last question pushed is asked first.
        for doubt in done.doubts.reversed() {
            let movie = doubt.movie
            let films = doubt.films.map {
                ($0.nameDirectorAndLength, LineMeaning.change(.complete(only: movie.id, as: $0)))
            }
            let none = ("None of these", LineMeaning.say("\(movie.titleAndYear) stays as it is."))
            try ask(.choose(title: movie.whichQuestion, films + [none]))
        }
    }

    private func ask(_ question: LineQuestion) throws {
        switch question {
        case .confirm(let meaning, let doubt):
            if session.isStrict || session.isPiped, let refusal = doubt.refusal { throw refusal }
            let question = QuestionScreen { [unowned self] page in
                page.title(doubt.title)
                if !doubt.text.isEmpty { page.text(doubt.text) }
                page.ask(doubt.question, .yesOrNo, default: doubt.isLikely) { [unowned self] isYes in
                    if isYes { try perform(meaning) }
                }
            }
            if let delegate { navigator.push(question, for: delegate) }
        case .choose(let title, let choices, let isOffer, let refusal):
            // In a pipe, the next line isn't an answer: it was written for another page.
            guard !session.isStrict, !session.isPiped else {
                throw refusal
                    ?? Refusal("\(title) \(choices.map(\.label).joined(separator: "; ")). Type more of it.")
            }
            choose(title, choices, isOffer: isOffer)
        case .lists:
            let lists = try catalog.lists
            guard !lists.isEmpty else {
                throw Refusal(
                    "You have no lists yet. Type put 3 Noir to make one, keep and a name to keep a search.")
            }
            let choices = lists.map { (label: $0.line($1, watched: $2), LineMeaning.go(.list($0.name))) }
            choose("Your lists", choices)
        }
    }

    private func choose(_ title: String, _ choices: [(label: String, LineMeaning)], isOffer: Bool = false) {
        guard let delegate else { return }
        let question = QuestionScreen(choosing: title, choices.map { ($0, $1) }, isOffer: isOffer) {
            [unowned self] in try perform($0)
        }
        navigator.push(question, for: delegate)
    }
}

extension Catalog {
    /// Returns completions of the last name in a typed line.
    func lines(beginning typed: String) -> [String] {
        if let line = TypedVerb(typed), line.verb.name == .add, !line.rest.isEmpty {
            return BuiltInFilms().names(beginningWith: line.rest).map { typed.dropLast(line.rest.count) + $0 }
        }
        let spaces = typed.indices.filter { typed[$0] == " " }.suffix(12)
        if let space = spaces.first, typed[..<space].lowercased() == "set" {
            return MovieField.typed.map { typed[...space] + $0.name.lowercased() }
        }
        let starts = spaces.map(typed.index(after:))
        var lines: [String] = []
        if let verb = TypedVerb(typed)?.verb, verb.arguments.contains("LIST") {
            let own = ((try? lists) ?? []).map(\.list.name)
            // The list follows the movie: `put heat Noir`.
            for start in starts.dropFirst(verb.arguments.hasPrefix("MOVIE") ? 1 : 0) {
                let beginning = typed[start...].lowercased()
                lines += own.filter { $0.lowercased().hasPrefix(beginning) }.map { typed[..<start] + $0 }
            }
        }
        for start in [typed.startIndex] + starts where start < typed.endIndex {
            let names = (try? names(beginning: String(typed[start...]))) ?? []
            if !names.isEmpty { return lines + names.map { typed[..<start] + $0 } }
        }
        return lines
    }
}
