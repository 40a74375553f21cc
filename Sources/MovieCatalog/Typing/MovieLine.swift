/// What a line on a page of movies means that is no answer of the page itself.
///
/// ```
/// a Perfect Days (2023)  a Perfect Days (2023) yesterday 8.5 With Anna.      adds a movie
/// seen 1,3 yesterday 8   watch 1-4   tag 1,3,5-8 noirvember                  several of those shown
/// a beautiful mind                                                           anything else is looked for
/// ```
public enum MovieLine: Hashable, Sendable {
    /// A movie to add, with a viewing of it where one was typed.
    case add(FilmName, TypedViewing?)
    /// A viewing of each of the movies with these numbers.
    case seen([Int], TypedViewing)
    /// The movies with these numbers go on the watchlist.
    case watch([Int])
    /// The movies with these numbers get tags.
    case tag([Int], [String])
    /// Words to look for, and the title to add where nothing is found.
    case search(String, title: String)

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - count: How many movies the page numbers.
    ///   - today: The day it is.
    /// - Throws: ``InvalidValue`` where it begins as one of the others and can't be that.
    public init(_ text: some StringProtocol, numbered count: Int, today: Day) throws(InvalidValue) {
        let text = String(text).trimmed
        let verb = text.prefix { !$0.isWhitespace }
        let rest = String(text[verb.endIndex...].trimmed)
        switch verb.lowercased() {
        case "a", "add":
            if let (film, rest) = FilmName.leading(rest) {
                self = .add(film, rest.isEmpty ? nil : try TypedViewing(rest, today: today))
            } else {
                self = .search(String(text), title: rest.isEmpty ? String(text) : rest)
            }
        case "seen", "watch", "tag":
            guard let picked = try Self.picked(rest, of: count) else { fallthrough }
            switch verb.lowercased() {
            case "seen": self = .seen(picked.numbers, try TypedViewing(picked.rest, today: today))
            case "watch":
                guard picked.rest.isEmpty else { throw InvalidValue.wordsBehindNumbers(picked.rest) }
                self = .watch(picked.numbers)
            default: self = .tag(picked.numbers, try Self.tags(picked.rest, today))
            }
        default: self = .search(String(text), title: String(text))
        }
    }

    private static func picked(_ text: String, of count: Int) throws(InvalidValue) -> PickedNumbers? {
        guard count > 0 else {
            guard text.utf8.first?.isDigit == true else { return nil }
            throw .noNumberedMovies
        }
        return try PickedNumbers(leading: text, of: 1...count)
    }

    private static func tags(_ text: String, _ today: Day) throws(InvalidValue) -> [String] {
        guard !text.isEmpty else { throw .missingTag }
        return try MovieField.tags.value(typed: text, in: today.year).texts
    }
}

extension Movie {
    /// Puts tags behind those it has.
    public mutating func add(tags added: [String]) {
        var keys = Set(tags.map(Label.key))
        tags += added.filter { keys.insert(Label.key(of: $0)).inserted }
    }
}
