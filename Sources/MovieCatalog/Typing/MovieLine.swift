/// A line that begins with a verb: `seen heat yesterday 8`, `tag 1,3 noirvember`, `a Perfect Days (2023)`.
public struct MovieLine: Hashable, Sendable {
    /// An action of a line on films.
    public enum Verb: String, CaseIterable, Sendable {
        case add, seen, rate, watch, unwatch, tag, untag, note, delete, open

        /// Its other names.
        public var otherNames: [String] {
            switch self {
            case .add: ["a", "new"]
            case .seen: ["saw", "watched", "log"]
            case .rate: ["rating"]
            case .watch: ["watchlist", "want"]
            case .unwatch: ["unwatchlist"]
            case .delete: ["remove"]
            case .open: ["show"]
            case .tag, .untag, .note: []
            }
        }

        init?(name: String) {
            let name = name.lowercased()
            guard
                let verb = Self.allCases.first(where: { $0.rawValue == name || $0.otherNames.contains(name) })
            else { return nil }
            self = verb
        }
    }

    /// The action.
    public let verb: Verb
    /// The text behind the verb.
    public let rest: String

    /// Makes a line.
    public init(_ verb: Verb, _ rest: String) {
        (self.verb, self.rest) = (verb, rest)
    }

    /// Reads a line; `nil` where it doesn't begin with a verb.
    public init?(_ text: String) {
        let text = text.trimmed
        let word = text.prefix { !$0.isWhitespace }
        guard let verb = Verb(name: String(word)) else { return nil }
        self.init(verb, String(text[word.endIndex...].trimmed))
    }

    /// The numbers that stand first behind the verb, each way in which they can be meant, the likeliest first: behind
    /// `rate` the last number is the rating, and behind `seen` it can be one.
    ///
    /// - Parameter count: How many movies the page numbers.
    /// - Throws: ``InvalidValue`` where there are none of these numbers.
    public func numbers(of count: Int) throws(InvalidValue) -> [PickedNumbers] {
        guard rest.utf8.first?.isDigit == true else { return [] }
        guard count > 0 else { throw .noNumberedMovies }
        guard let picked = try PickedNumbers(leading: rest, of: 1...count) else { return [] }
        let steps = picked.spaced
        let all = steps[steps.count - 1]
        switch verb {
        case .rate: return [steps.last { !$0.rest.isEmpty } ?? all]
        case .seen:
            // Who writes commas writes one before each.
            if picked.numbers.count > 1 { return [picked] }
            let isSaid =
                steps.count == 1 || all.rest.hasPrefix("-")
                || (try? TypedRating(at: all.rest[...])) != nil
                || (try? TypedDate(at: all.rest[...], today: .today, orUnknown: true)) != nil
            return isSaid ? [all] : [steps[steps.count - 2], all]
        default: return [all]
        }
    }
}

extension Rating {
    /// Reads a rating as a person types it: `8`, `8,5`, `4/5`, `80%`, `****`.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public init(typed text: String) throws(InvalidValue) {
        guard let typed = try TypedRating(at: text.trimmed), typed.rest.isEmpty else {
            throw .notARating(text)
        }
        self = typed.rating
    }
}

extension MovieField {
    /// Reads the tags that a person types.
    ///
    /// - Throws: ``InvalidValue`` where there are none.
    public static func tags(typed text: String) throws(InvalidValue) -> [String] {
        guard !text.trimmed.isEmpty else { throw .missingTag }
        return try tags.value(typed: text, in: currentYear()).texts
    }
}

extension Movie {
    /// Puts tags behind those it has.
    public mutating func add(tags added: [String]) {
        var keys = Set(tags.map(Label.key))
        tags += added.filter { keys.insert(Label.key(of: $0)).inserted }
    }

    /// Takes tags away.
    public mutating func remove(tags removed: [String]) {
        let keys = Set(removed.map(Label.key))
        tags.removeAll { keys.contains(Label.key(of: $0)) }
    }
}
