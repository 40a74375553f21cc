/// The values that a form could not hold of the movies that were exported.
public struct ExportLosses: Hashable, Sendable {
    private var found: [ExportLoss] = []

    /// The losses, in the order of their reasons.
    public var all: [ExportLoss] {
        ExportLoss.Reason.allCases.compactMap { reason in found.first { $0.reason == reason } }
    }

    mutating func note(_ reason: ExportLoss.Reason, _ value: ExportLoss.Value? = nil, of movie: Movie) {
        if let index = found.firstIndex(where: { $0.reason == reason }) {
            found[index].count += 1
        } else {
            found.append(ExportLoss(reason: reason, count: 1, value: value, title: movie.title))
        }
    }
}

/// All losses for a reason: their number, and the first of them.
public struct ExportLoss: Hashable, Sendable {
    /// A reason why a form holds less than the catalog.
    public enum Reason: CaseIterable, Sendable {
        case roundedRating, lowRating, partialDate, unknownDate, tag, longReview, watchlist, otherDay, formula
        case unwatched
    }

    /// A value that was lost.
    public enum Value: Hashable, Sendable {
        case rating(Rating)
        case rounded(Rating, to: Int)
        case date(PartialDate)
        case text(String)
        case onWatchlistSince(Day)
        case rated(Day)
    }

    /// The reason.
    public let reason: Reason
    /// The number of losses.
    public internal(set) var count: Int
    /// The value of the first one, where it has one of its own.
    public let value: Value?
    /// The title of the movie of the first one.
    public let title: String
}
