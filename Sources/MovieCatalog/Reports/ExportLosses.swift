package struct ExportLosses: Hashable, Sendable {
    private var counts: [Reason: Int] = [:]
    /// The first loss for each reason, in words.
    private var examples: [Reason: String] = [:]

    package var lines: [String] {
        Reason.allCases.compactMap { reason in
            guard let count = counts[reason], let example = examples[reason] else { return nil }
            let words = reason.rawValue.split(separator: "|").map(String.init)
            return "\(counted(count, words[0])) \(words[1]); the first is \(example)."
        }
    }

    mutating func note(_ reason: Reason, _ value: @autoclosure () -> String? = nil, of movie: Movie) {
        counts[reason, default: 0] += 1
        if examples[reason] == nil {
            examples[reason] = (value().map { "\($0), " } ?? "") + shown(movie.title)
        }
    }

    /// Each raw value is a noun to count and, after the bar, the rest of the sentence.
    enum Reason: String, CaseIterable {
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
}
