extension MovieField {
    var limit: String {
        if let numbers { return "\(column) BETWEEN \(numbers.lowerBound) AND \(numbers.upperBound)" }
        return "length(CAST(\(column) AS BLOB)) <= \(longest)"
    }

    /// Whether a missing value is stored as NULL rather than as zero.
    var isNullable: Bool { self != .oscars && self != .watchlist }

    /// The column with the field's searchable words. For viewings, it has only their notes.
    var wordColumn: String { self == .viewings ? "viewing_notes" : sortColumn }

    /// The column to sort by. For viewings and ratings, it has only the latest.
    var sortColumn: String {
        switch self {
        case .viewings: "last_watched"
        case .rating: "your_rating"
        case .dayRated: "last_rated"
        default: column
        }
    }

    /// Whether the field's index has negated values, so that the highest comes first.
    private var isBestFirst: Bool { self != .year && self != .runtime }

    var indexed: String { isBestFirst ? "-movie.\(sortColumn)" : "movie.\(sortColumn)" }

    func indexed(_ number: Int) -> SQLValue { isBestFirst ? .negated(number) : .integer(number) }

    func indexed(_ range: ClosedRange<Int>) -> (first: SQLValue, last: SQLValue) {
        let (low, high) = (indexed(range.lowerBound), indexed(range.upperBound))
        return isBestFirst ? (high, low) : (low, high)
    }
}
