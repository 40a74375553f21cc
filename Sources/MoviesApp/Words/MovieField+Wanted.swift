package import MovieCatalog

extension MovieField.ValueType {
    /// The requirement for a value, as a part of a sentence.
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
    /// The requirement for a rating, as a part of a sentence.
    package static let wanted = "0 to 10 with at most one decimal"
}

/// The requirement for a number, as a part of a sentence.
func wholeNumber(in range: ClosedRange<Int>) -> String {
    range.upperBound == .max
        ? "a whole number, \(range.lowerBound) or more"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
}

/// A time before the year of a movie: “3 years before the movie, which is of 1995”.
func timeBefore(movieOf year: Int, years: Int) -> String {
    "\(years) years before the movie came out (\(year))"
}
