import MovieCatalog
import MovieImport

/// A line that begins with a verb: `seen heat yesterday 8`, `tag 1,3 noirvember`.
struct TypedVerb {
    let verb: Verb
    let name: String
    let rest: String

    init(_ verb: Verb.Name, _ rest: String) {
        (self.verb, name, self.rest) = (.named(verb), verb.rawValue, rest)
    }

    /// Returns nil if the text doesn't begin with a verb, or words follow a verb that takes none.
    init?(_ text: some StringProtocol) {
        let text = String(text).trimmed
        let word = text.prefix { !$0.isWhitespace }
        if let verb = Verb(named: text) {
            (self.verb, name, rest) = (verb, text.lowercased(), "")
            return
        }
        guard let verb = Verb(named: word), !verb.arguments.isEmpty || verb.name == .watchlist else {
            return nil
        }
        self.verb = verb.name == .watchlist ? .named(.watch) : verb
        (name, rest) = (word.lowercased(), String(text[word.endIndex...].trimmed))
    }

    /// Reads the numbers of listed movies. Returns two readings if the line is ambiguous.
    func numbers(of count: Int, today: Day) throws(InvalidValue) -> [PickedNumbers] {
        guard rest.utf8.first.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true else { return [] }
        guard count > 0 else { throw .noNumberedMovies }
        guard let picked = try PickedNumbers(leading: rest, of: 1...count) else { return [] }
        let steps = picked.spaced
        let all = steps[steps.count - 1]
        switch verb.name {
        case .rate: return [steps.last { !$0.rest.isEmpty } ?? all]
        case .move: return [steps.last { $0.rest.first?.isNumber == true } ?? all]
        case .seen:
            // With commas between some numbers (“1,2 8”), a number after a space isn't a movie's.
            if picked.numbers.count > 1 { return [picked] }
            let said = try? TypedViewing(all.rest, today: today).viewing
            let isSaid =
                steps.count == 1 || all.rest.hasPrefix("-")
                || said.map { $0.rating != nil || $0.date?.day != today || $0.note == nil } == true
                    && !all.rest.isEmpty
            return isSaid ? [all] : [steps[steps.count - 2], all]
        default: return [all]
        }
    }
}
