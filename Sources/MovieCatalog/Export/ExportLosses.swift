/// What a form could not hold of the movies that were exported.
public struct ExportLosses: Hashable, Sendable {
    private var counts: [Kind: Int] = [:]
    private var examples: [Kind: String] = [:]

    /// A line for each kind of loss, with how often it was come upon, and the first of them.
    public var lines: [String] {
        Kind.allCases.compactMap { kind in
            guard let count = counts[kind], let example = examples[kind] else { return nil }
            return "\(counted(count, kind.unit)) \(kind.rawValue); the first is \(example)."
        }
    }

    enum Kind: String, CaseIterable {
        case roundedRating = "rounded: Letterboxd takes whole numbers of 10"
        case lowRating = "left out: Letterboxd's lowest is 1 of 10"
        case partialDate = "left out: Letterboxd takes whole days"
        case unknownDate = "left out: on unknown days Letterboxd takes one for each movie"
        case tag = "left out: there is a comma in it"
        case longReview = "left out: longer than a file for Letterboxd"
        case watchlist = "on the watchlist, which is left out: Letterboxd imports that as a file of its own"
        case otherDay = "left out: Letterboxd takes days of viewings alone"
        case formula =
            "not guarded against spreadsheets, as Letterboxd would keep the guard: open the file in none"
        case unwatched = "left out, not watched and not rated: Letterboxd would mark it as watched"

        fileprivate var unit: String {
            switch self {
            case .roundedRating, .lowRating: "rating"
            case .partialDate: "date"
            case .unknownDate: "viewing"
            case .tag: "tag"
            case .longReview: "note"
            case .otherDay: "other day"
            case .formula: "cell"
            case .watchlist, .unwatched: "movie"
            }
        }
    }

    /// Counts a loss; of the first, a value stands for all.
    mutating func note(_ kind: Kind, _ value: String? = nil, of movie: Movie) {
        counts[kind, default: 0] += 1
        guard examples[kind] == nil else { return }
        examples[kind] = (value.map { "\($0), " } ?? "") + shown(movie.title)
    }
}
