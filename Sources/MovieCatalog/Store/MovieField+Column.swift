extension MovieField {
    var limit: String {
        if let numbers { return "\(column) BETWEEN \(numbers.lowerBound) AND \(numbers.upperBound)" }
        return "length(CAST(\(column) AS BLOB)) <= \(longest)"
    }

    /// Whether a missing value is NULL, and not zero.
    var isNullable: Bool { self != .oscars && self != .watchlist }

    /// The column with the words; for viewings, only their notes.
    var wordColumn: String { self == .viewings ? "viewing_notes" : sortColumn }

    /// The column to sort by; for viewings and ratings, the latest.
    var sortColumn: String {
        switch self {
        case .viewings: "last_watched"
        case .rating: "your_rating"
        case .dayRated: "last_rated"
        default: column
        }
    }

    /// Indexes hold these columns negated, so that the highest value comes first.
    private var isBestFirst: Bool { self != .year && self != .runtime }

    var indexed: String { isBestFirst ? "-movie.\(sortColumn)" : "movie.\(sortColumn)" }

    func indexed(_ number: Int) -> SQLValue { isBestFirst ? .negated(number) : .integer(number) }

    func indexed(_ range: ClosedRange<Int>) -> (first: SQLValue, last: SQLValue) {
        let (low, high) = (indexed(range.lowerBound), indexed(range.upperBound))
        return isBestFirst ? (high, low) : (low, high)
    }
}
