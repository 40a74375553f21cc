package struct ExportLosses: Hashable, Sendable {
    private var found: [ExportLoss] = []

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

/// The losses for one reason: their count, and the first as an example.
package struct ExportLoss: Hashable, Sendable {
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
    package let value: Value?
    package let title: String
}
