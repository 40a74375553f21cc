/// A change, backup or check that a typed line asks for.
package enum MovieChange: Sendable {
    case add(Movie)
    case seen(Viewing, of: [Movie.ID], isNamed: Bool = true)
    case changeViewing(Viewing, to: Viewing, of: Movie.ID, isNamed: Bool = false)
    case removeViewing(Viewing, of: Movie.ID)
    case watch([Movie.ID], isNamed: Bool = true)
    case unwatch([Movie.ID], isNamed: Bool = true)
    case tag([Movie.ID], [String])
    case untag([Movie.ID], [String])
    case rate(Rating, [Movie.ID])
    case note(String, [Movie.ID])
    case set(MovieField, typed: String, of: [Movie.ID])
    case delete([Movie.ID])
    case deleteAll
    case merge(MoviePair)
    /// An empty name means the watchlist.
    case list(String, ListChange)
    case undo(UndoStep)
    case redo(UndoStep)
    /// `only` is nil for all movies. `as` is the film whose facts to use, if the user chose one.
    case complete(only: Movie.ID?, from: [String] = [], as: Movie? = nil)
    case backup(to: String)
    case check
}

package struct MoviePair: Hashable, Sendable {
    /// The movie that was added first, which is kept when the two are merged.
    package let older: Movie.ID
    package let newer: Movie.ID

    package init(older: Movie.ID, newer: Movie.ID) { (self.older, self.newer) = (older, newer) }
}

extension MovieChange {
    /// Reads the text that follows a verb and its movies. Nil if it doesn't suit the verb.
    package init?(_ verb: LineVerb, _ ids: [Movie.ID], _ text: String) throws(InvalidValue) {
        if text == "-", let field = Self.taken[verb] {
            self = .set(field, typed: text, of: ids)
            return
        }
        switch verb {
        case .rate where !text.isEmpty: self = .rate(try Self.rating(text), ids)
        case .watch where text.isEmpty: self = .watch(ids)
        case .unwatch where text.isEmpty: self = .unwatch(ids)
        case .tag: self = .tag(ids, try MovieField.tags(typed: text))
        case .untag: self = .untag(ids, try MovieField.tags(typed: text))
        case .note where !text.isEmpty: self = .note(text, ids)
        case .set:
            let name = text.prefix { !$0.isWhitespace }.lowercased()
            let value = String(text.dropFirst(name.count).trimmed)
            let field = MovieField.typed.first { $0.name.lowercased().hasPrefix(name) || $0.key == name }
            guard let field, !name.isEmpty, !value.isEmpty else { return nil }
            self = .set(field, typed: value, of: ids)
        default: return nil
        }
    }

    /// The field that each verb clears if a dash follows.
    private static let taken: [LineVerb: MovieField] = [.rate: .rating, .tag: .tags, .note: .note]

    private static func rating(_ text: String) throws(InvalidValue) -> Rating {
        do {
            return try Rating(typed: text)
        } catch .ratingOf100(let text, _) {
            // That error offers to make the number a note, which makes no sense after “rate”.
            throw .notARating(text)
        }
    }
}
