package import MovieCatalog

extension ExportReport {
    package var summary: String {
        "Exported \(counted(movies, "movie")) to \(paths.joined(separator: ", "))."
    }
}

extension ExportLosses {
    package var lines: [String] {
        all.map { loss in
            let value = loss.value.map { "\($0.words), " } ?? ""
            let (unit, reason) = loss.reason.words
            return "\(counted(loss.count, unit)) \(reason); the first is \(value)\(shown(loss.title))."
        }
    }
}

extension ExportLoss.Reason {
    fileprivate var words: (unit: String, reason: String) {
        switch self {
        case .roundedRating: ("rating", "rounded: Letterboxd takes whole numbers of 10")
        case .lowRating: ("rating", "left out: Letterboxd's lowest is 1 of 10")
        case .partialDate: ("date", "left out: Letterboxd takes whole days")
        case .unknownDate: ("viewing", "left out: Letterboxd takes one undated viewing for each movie")
        case .tag: ("tag", "left out: it has a comma")
        case .longReview: ("note", "left out: too long for a Letterboxd file")
        case .watchlist:
            ("movie", "on the watchlist, left out: Letterboxd imports a watchlist as a separate file")
        case .otherDay: ("other day", "left out: Letterboxd takes only days of viewings")
        case .formula: ("cell", "that a spreadsheet may run as a formula: don't open this file in one")
        case .unwatched:
            ("movie", "left out, not watched and not rated: Letterboxd would mark it as watched")
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
