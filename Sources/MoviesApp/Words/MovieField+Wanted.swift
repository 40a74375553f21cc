package import MovieCatalog

extension MovieField.ValueType {
    package func wanted(years: ClosedRange<Int>) -> String {
        switch self {
        case .text: "any text"
        case .texts: "values separated by commas"
        case .number(let range): wholeNumber(in: range)
        case .year: wholeNumber(in: years)
        case .tenths: "1 to 10 with at most one decimal"
        case .rating: Rating.wanted
        case .day: "a date such as 1949-08-31"
        case .viewings: "yes, no or dates such as 2024-01-05"
        case .watchlist: "yes, no or a date such as 2024-01-05"
        }
    }
}

extension Rating {
    package static let wanted = "0 to 10 with at most one decimal"
}

func wholeNumber(in range: ClosedRange<Int>) -> String {
    range.upperBound == .max
        ? "a whole number, \(range.lowerBound) or more"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
}

func timeBefore(movieOf year: Int, years: Int) -> String {
    "\(years) years before the movie came out (\(year))"
}
