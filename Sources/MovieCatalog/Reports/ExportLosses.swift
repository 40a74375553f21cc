package struct ExportLosses: Hashable, Sendable {
    private var found: [ExportLoss] = []

    package var all: [ExportLoss] {
        ExportLoss.Reason.allCases.compactMap { reason in found.first { $0.reason == reason } }
    }

    package var lines: [String] {
        all.map { loss in
            let value = loss.value.map { "\($0), " } ?? ""
            let words = loss.reason.rawValue.split(separator: "|").map(String.init)
            return "\(counted(loss.count, words[0])) \(words[1]); the first is \(value)\(shown(loss.title))."
        }
    }

    mutating func note(
        _ reason: ExportLoss.Reason, _ value: @autoclosure () -> String? = nil, of movie: Movie
    ) {
        if let index = found.firstIndex(where: { $0.reason == reason }) {
            found[index].count += 1
        } else {
            found.append(ExportLoss(reason: reason, count: 1, value: value(), title: movie.title))
        }
    }
}

/// The losses of an export for one reason: their count, and the first one as an example.
package struct ExportLoss: Hashable, Sendable {
    /// Each raw value is a noun to count and, after the bar, what happened to it.
    package enum Reason: String, CaseIterable, Sendable {
        case roundedRating = "rating|rounded: Letterboxd takes whole numbers of 10"
        case lowRating = "rating|left out: Letterboxd's lowest is 1 of 10"
        case partialDate = "date|left out: Letterboxd takes whole days"
        case unknownDate = "viewing|left out: Letterboxd takes one undated viewing for each movie"
        case tag = "tag|left out: it has a comma"
        case longReview = "note|left out: too long for a Letterboxd file"
        case watchlist = "movie|on the watchlist, left out: Letterboxd imports a watchlist as a separate file"
        case otherDay = "other day|left out: Letterboxd takes only days of viewings"
        case formula = "cell|that a spreadsheet may run as a formula: don't open this file in one"
        case unwatched = "movie|left out, not watched and not rated: Letterboxd would mark it as watched"
    }

    package let reason: Reason
    package internal(set) var count: Int
    package let value: String?
    package let title: String
}
