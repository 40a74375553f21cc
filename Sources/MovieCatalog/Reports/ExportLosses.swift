/// The values that a form could not hold of the movies that were exported.
package struct ExportLosses: Hashable, Sendable {
    private var found: [ExportLoss] = []

    /// The losses, in the order of their reasons.
    package var all: [ExportLoss] {
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
package struct ExportLoss: Hashable, Sendable {
    /// A reason why a form holds less than the catalog.
    package enum Reason: CaseIterable, Sendable {
        case roundedRating, lowRating, partialDate, unknownDate, tag, longReview, watchlist, otherDay, formula
        case unwatched
    }

    package enum Value: Hashable, Sendable {
        case rating(Rating)
        case rounded(Rating, to: Int)
        case date(PartialDate)
        case text(String)
        case onWatchlistSince(Day)
        case rated(Day)
    }

    package let reason: Reason
    package internal(set) var count: Int
    /// The value of the first one, where it has one of its own.
    package let value: Value?
    /// The title of the movie of the first one.
    package let title: String
}
