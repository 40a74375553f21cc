package import MovieCatalog

extension ExportReport {
    /// The movies that were written and their paths, in a sentence.
    package var summary: String {
        "Exported \(counted(movies, "movie")) to \(paths.joined(separator: ", "))."
    }
}

extension ExportLosses {
    /// A line for each kind of loss, with its number and the first of them.
    package var lines: [String] {
        all.map { loss in
            let value = loss.value.map { "\($0.words), " } ?? ""
            return "\(counted(loss.count, loss.reason.unit)) \(loss.reason.words); "
                + "the first is \(value)\(shown(loss.title))."
        }
    }
}

extension ExportLoss.Reason {
    fileprivate var words: String {
        switch self {
        case .roundedRating: "rounded: Letterboxd takes whole numbers of 10"
        case .lowRating: "left out: Letterboxd's lowest is 1 of 10"
        case .partialDate: "left out: Letterboxd takes whole days"
        case .unknownDate: "left out: Letterboxd takes one undated viewing for each movie"
        case .tag: "left out: it has a comma"
        case .longReview: "left out: too long for a Letterboxd file"
        case .watchlist: "on the watchlist, left out: Letterboxd imports a watchlist as a separate file"
        case .otherDay: "left out: Letterboxd takes only days of viewings"
        case .formula:
            "that a spreadsheet may run as a formula: don't open this file in one"
        case .unwatched: "left out, not watched and not rated: Letterboxd would mark it as watched"
        }
    }

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

extension ExportLoss.Value {
    fileprivate var words: String {
        switch self {
        case .rating(let rating): "\(rating)"
        case .rounded(let rating, let whole): "\(rating) as \(whole)"
        case .date(let date): "\(date)"
        case .text(let text): shown(text)
        case .onWatchlistSince(let day): "on the watchlist since \(day)"
        case .rated(let day): "rated \(day)"
        }
    }
}
