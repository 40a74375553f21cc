extension MovieSearch {
    /// One thing that must hold, or must not.
    package struct Term: Hashable {
        let condition: Condition
        var isExcluded = false

        init(_ condition: Condition, isExcluded: Bool = false) {
            self.condition = condition
            self.isExcluded = isExcluded
        }
    }

    package enum Condition: Hashable {
        /// A field has these words in a row. Unless it's a phrase, the last word may be longer.
        case words(String, in: [MovieField], isPhrase: Bool)
        /// Any of the fields for words has this word, or the movie is of this year.
        case wordOrYear(String, Int)
        /// A label has this key. If none does and it needn't be whole, a label begins with it.
        case label(LabelKind, key: String, isWhole: Bool)
        /// Whether one of the fields has a value.
        case known([MovieField], Bool)
        /// A number, a day or the count of viewings is in the range. A rewatch is never the first
        /// viewing.
        case number(MovieField, ClosedRange<Int>)
        /// A number is among the best tenth of the field's numbers.
        case best(MovieField)
        case same(MovieField, MovieField.Value)
        case watched(Bool)
        /// The user watched it in this time, in dates as numbers.
        case watchedIn(ClosedRange<Int>)
        case onWatchlist(Bool)
        /// Whether the last import added or changed it.
        case imported(Bool)
        /// The title has exactly these characters.
        case called(String)
        /// The order of the movies, nil for the order of ratings, and the most movies to find.
        case sorted(MovieOrder?, isReversed: Bool, most: Int?)
        /// Holds for every movie: a word such as “films”.
        case everything
        /// Holds for no movie, because catalogs don't know: “who is a woman”.
        case unknown(String)
        case any([[Term]])

        /// The fields that are searched for words without a field.
        static let worded: [MovieField] = [
            .title, .originalTitle, .directors, .cast, .writers, .languages, .countries, .note, .viewings,
        ]
    }

    /// One thing that must hold, and how it was typed.
    package struct Clause: Hashable {
        let text: String
        let term: Term
        /// The condition as it could be typed with fields, if it was typed in other words.
        var notation: String?
        /// Whether words without a field were read as a condition.
        var isRead = false
        var hasField = false

        init(_ text: String, _ term: Term) {
            (self.text, self.term) = (text, term)
        }

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
    /// Whether it only says that a search follows: “show me”, “how many”.
    var isOpener: Bool { ["any", "ask"].contains(notation) }

    /// Whether it's a name with “’s”.
    var isOwner: Bool { isLoose && words.map { text.utf8.count > $0.utf8.count } ?? false }

    var isSmall: Bool { isLoose && SearchVocabulary.smallWords.contains(text.lowercased()) }

    private var worded: (words: String, isPhrase: Bool)? {
        guard case .words(let words, MovieSearch.Condition.worded, let isPhrase) = term.condition else {
            return nil
        }
        return (words, isPhrase)
    }

    /// Whether it's a word to look for anywhere.
    var isLoose: Bool { worded?.isPhrase == false && !term.isExcluded }

    var isQuoted: Bool { worded?.isPhrase == true }

    var words: String? { term.isExcluded ? nil : worded?.words }

    /// Whether it means nothing next to a condition: “films”, or a small word.
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
