/// What a person looks for: words, and conditions on fields, all of which must hold.
///
/// ```
/// third man                     words of titles, people, languages, countries and notes, in any order
/// "third man"                   these words, one after the other
/// heat 1995                     a year beside words: it is the movie's, or one of the words
/// director:kuro                 words of one field: title, director, writer, cast, country, language, note
/// genre:war  tag:cinema         a genre or a tag, or one that begins so; letter case, accents and signs aside
/// year:1950..1965  rating:>8    numbers: year, decade, rating (yours), public, score, runtime
/// rating:none  director:any     without a value, or with any
/// watched:yes  watchlist:yes    your log and your list
/// watched:2025-03..2025-06      dates: watched, rated, added
/// tt0041959  tmdb:1092          a movie by its id or address: imdb, tmdb, letterboxd
/// -genre:war                    not so
/// ```
///
/// A word finds what begins with it, letter case and accents aside.
public struct MovieSearch: Hashable, Sendable {
    /// What the person typed, without the white space around it.
    public let text: String

    /// What must hold, in the order of the text.
    let terms: [Term]

    /// Looks for nothing: every movie is found.
    public init() {
        text = ""
        terms = []
    }

    /// Reads what a person typed.
    ///
    /// - Throws: ``InvalidValue`` that names the word it can't use and what would do.
    public init(_ text: some StringProtocol) throws(InvalidValue) {
        self.text = String(String(text).trimmed)
        var terms: [Term] = []
        let words = try Self.words(of: self.text)
        guard words.count <= Self.mostWords else {
            throw InvalidValue(
                description:
                    "A search takes up to \(Self.mostWords) words, and these are \(words.count); leave some out."
            )
        }
        for word in words { terms.append(try Term(word)) }
        self.terms = terms.withYears
    }

    private static let mostWords = 64

    /// Whether every movie is found.
    public var isEmpty: Bool { terms.isEmpty }

    /// The same search with one more condition, written as in ``init(_:)``.
    ///
    /// - Throws: ``InvalidValue`` when the condition can't be used.
    public func adding(_ condition: String) throws(InvalidValue) -> MovieSearch {
        try MovieSearch(isEmpty ? condition : "\(text) \(condition)")
    }

    /// The same search for movies that aren't watched yet.
    var unwatched: MovieSearch {
        MovieSearch(text: text, terms: terms + [Term(.watched(false))])
    }

    private init(text: String, terms: [Term]) {
        self.text = text
        self.terms = terms
    }

    /// The words that a title may have, in the order in which they were typed: with what may be its year, and without.
    var titleWords: [String] {
        func words(withYears: Bool) -> String {
            terms.compactMap { term in
                switch term.condition {
                case _ where term.isExcluded: nil
                case .words(let words, let fields, _) where fields.contains(.title): words
                case .wordOrYear(let word, _) where withYears: word
                default: nil
                }
            }.joined(separator: " ")
        }
        let all = words(withYears: true)
        return [all] + [words(withYears: false)].filter { $0 != all }
    }

    /// Whether words are looked for, so that some movies match better than others.
    public var ranks: Bool {
        terms.contains { if case .words = $0.condition { !$0.isExcluded } else { false } }
    }
}

extension MovieSearch {
    /// A word as it was typed.
    struct Word {
        /// All of it, for messages.
        var text: Substring
        var isExcluded = false
        var field: Substring?
        var value = ""
        var isQuoted = false
    }

    /// Takes a text apart at its spaces, those between quotes aside.
    private static func words(of text: String) throws(InvalidValue) -> [Word] {
        var words: [Word] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
            rest = rest[start...]
            var word = Word(text: rest)
            if rest.first == "-", rest.dropFirst().first?.isWhitespace == false {
                word.isExcluded = true
                rest.removeFirst()
            }
            if let end = rest.firstIndex(where: { $0 == ":" || $0 == "\"" || $0.isWhitespace }),
                rest[end] == ":",
                end > rest.startIndex, let next = rest[end...].dropFirst().first, !next.isWhitespace
            {
                word.field = rest[..<end]
                rest = rest[end...].dropFirst()
            }
            if rest.first == "\"" {
                word.isQuoted = true
                let quoted = rest.dropFirst()
                guard let end = quoted.firstIndex(of: "\"") else {
                    throw InvalidValue(
                        description: "The quote before \(shown(quoted)) is not closed; add a \".")
                }
                word.value = String(quoted[..<end])
                rest = quoted[end...].dropFirst()
            } else {
                let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
                word.value = String(rest[..<end])
                rest = rest[end...]
            }
            word.text = word.text[..<rest.startIndex]
            if word.field == nil, !word.isQuoted, word.value.last == ":",
                Condition.fields.contains(word.value.dropLast().lowercased())
            {
                throw InvalidValue(
                    description:
                        "There is nothing behind \(shown(word.value)); write its value without a space, "
                        + "such as \(word.value)…")
            }
            words.append(word)
        }
        return words
    }
}
