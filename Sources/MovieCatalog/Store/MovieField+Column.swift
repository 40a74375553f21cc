extension MovieField {
    /// The field's column of `movie`, as SQL.
    package var column: String {
        switch self {
        case .released: "released"
        case .runtime: "runtime"
        case .cast: "\"cast\""
        case .certificate: "certificate"
        case .score: "score"
        case .reviews: "reviews"
        case .metascore: "metascore"
        case .publicRating: "public_rating"
        case .votes: "votes"
        case .boxOffice: "box_office"
        case .dayRated: "day_rated"
        case .viewings: "viewings"
        case .dayAdded: "day_added"
        case .watchlist: "is_on_watchlist"
        default: rawValue
        }
    }

    /// The limit of its column, as SQL.
    var limit: String {
        if let numbers { return "\(column) BETWEEN \(numbers.lowerBound) AND \(numbers.upperBound)" }
        return "length(CAST(\(column) AS BLOB)) <= \(longest)"
    }

    /// Whether no value is a NULL, and not a zero.
    var isNullable: Bool { self != .oscars && self != .watchlist }

    /// The column in which words are looked for: of viewings, only the notes.
    var wordColumn: String { self == .viewings ? "viewing_notes" : sortColumn }

    /// The column by which movies are sorted: of viewings and ratings, the last.
    var sortColumn: String {
        switch self {
        case .viewings: "last_watched"
        case .rating: "your_rating"
        case .dayRated: "last_rated"
        default: column
        }
    }

    /// Whether the best, which is the highest, comes first in an order: the index holds the column negated.
    private var isBestFirst: Bool { self != .year && self != .runtime }

    /// The field of an order as its index holds it, as SQL.
    var indexed: String { isBestFirst ? "-movie.\(sortColumn)" : "movie.\(sortColumn)" }

    /// A number of the field as the index holds it.
    func indexed(_ number: Int) -> SQLValue { isBestFirst ? .negated(number) : .integer(number) }

    /// The numbers from one to another as the index holds them, the first in its order first.
    func indexed(_ range: ClosedRange<Int>) -> (first: SQLValue, last: SQLValue) {
        let (low, high) = (indexed(range.lowerBound), indexed(range.upperBound))
        return isBestFirst ? (high, low) : (low, high)
    }
}
