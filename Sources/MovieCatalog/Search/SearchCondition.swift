extension MovieSearch {
    /// A condition that must hold or, if it's excluded, must not.
    package struct Term: Hashable {
        let condition: Condition
        var isExcluded = false

        init(_ condition: Condition, isExcluded: Bool = false) {
            self.condition = condition
            self.isExcluded = isExcluded
        }
    }

    package enum Condition: Hashable {
        /// One of the fields has these words in a row, the last as a prefix unless they're quoted.
        case words(String, in: [MovieField], isPhrase: Bool)
        /// One of the usual fields (``worded``) has this word, or the movie is from this year.
        case wordOrYear(String, Int)
        /// The movie has this label, such as a genre. Unless `isWhole`, the key may be a prefix.
        case label(LabelKind, key: String, isWhole: Bool)
        /// If true, at least one of the fields has a value. If false, none of them does.
        case known([MovieField], Bool)
        /// A number, a day or the number of viewings is in the range.
        case number(MovieField, ClosedRange<Int>)
        /// The movie is in the top tenth of all movies with a number in this field.
        case best(MovieField)
        case same(MovieField, MovieField.Value)
        case watched(Bool)
        /// The user watched the movie between these dates, in digits: `20240831`.
        case watchedIn(ClosedRange<Int>)
        case onWatchlist(Bool)
        /// Whether the last import added or changed the movie.
        case imported(Bool)
        /// The title is exactly this text, which has no letters or digits.
        case called(String)
        /// Holds for every movie, but sets the results' order (nil: by rating) and maximum number.
        case sorted(MovieOrder?, isReversed: Bool, most: Int?)
        /// Holds for every movie: a word such as “films”.
        case everything
        /// Holds for no movie, because catalogs don't record this, such as “who is a woman”.
        case unknown(String)
        case any([[Term]])

        /// The fields that are searched for words without a field.
        static let worded: [MovieField] = [
            .title, .originalTitle, .directors, .cast, .writers, .languages, .countries, .note, .viewings,
        ]
    }

    /// A term of a search, and how it was typed.
    package struct Clause: Hashable {
        let text: String
        let term: Term
        /// The condition as it could be typed with fields, if it was typed in other words.
        var notation: String?
        /// Whether words without a field were read as a condition.
        var isRead = false
        var hasField = false

        init(_ text: String, _ term: Term) { (self.text, self.term) = (text, term) }

        init(_ text: String, _ term: Term, read notation: String?) {
            self.init(text, term)
            (self.notation, isRead) = (notation, true)
        }

        init(_ word: Token, today: Day) throws(InvalidValue) {
            let condition = try word.condition(today)
            self.init(String(word.text), Term(condition, isExcluded: word.isExcluded))
            hasField = word.field != nil
            if let typed = word.field, let name = word.meant.first?.name, name != typed.lowercased() {
                notation = "\(name):" + (word.isQuoted ? "\"\(word.value)\"" : word.value)
            }
        }
    }
}

extension MovieSearch.Clause {
    /// Whether it only introduces a search: “show me”, “how many”.
    var isOpener: Bool { ["any", "ask"].contains(notation) }

    /// Whether it's a possessive, such as “nolan’s”.
    var isOwner: Bool { isLoose && words.map { text.utf8.count > $0.utf8.count } ?? false }

    var isSmall: Bool { isLoose && SearchVocabulary.smallWords.contains(text.lowercased()) }

    private var worded: (words: String, isPhrase: Bool)? {
        guard case .words(let words, MovieSearch.Condition.worded, let isPhrase) = term.condition else {
            return nil
        }
        return (words, isPhrase)
    }

    /// Whether it's a plain word: not excluded, quoted, in a field or a year.
    var isLoose: Bool { worded?.isPhrase == false && !term.isExcluded }

    var isQuoted: Bool { worded?.isPhrase == true }

    var words: String? { term.isExcluded ? nil : worded?.words }

    /// Whether it doesn't restrict the results: “films”, or a small word next to a condition.
    var isFiller: Bool { term.condition == .everything }

    var isNounForFilms: Bool { isFiller && SearchVocabulary.films.contains(text.lowercased()) }

    var isOfYears: Bool { if case .number(.year, _) = term.condition { isRead } else { false } }

    var canBeAlternative: Bool { !term.isExcluded && !hasField }

    var isOfTitle: Bool {
        guard case .words(_, let fields, _) = term.condition else { return false }
        return hasField && fields.contains(.title)
    }

    var titleText: String {
        if case .words(let words, _, _) = term.condition, !isRead { words } else { text }
    }
}
