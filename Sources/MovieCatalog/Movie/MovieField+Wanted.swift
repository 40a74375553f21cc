extension MovieField {
    package func wanted(years: ClosedRange<Int>) -> String {
        switch kind {
        case .text: "any text"
        case .texts: "values separated by commas"
        case .number(_, _, let range): wholeNumber(in: self == .year ? years : range)
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

package func wholeNumber(in range: ClosedRange<Int>) -> String {
    range.upperBound == .max
        ? "a whole number, \(range.lowerBound) or more"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
}

extension MovieField {
    package var nameInSentence: String {
        name.prefix(2).uppercased() == name.prefix(2) ? name : name.lowercased()
    }

    package func hint(in thisYear: Int) -> String {
        let years = Self.years(in: thisYear)
        return switch self {
        case .year: "a year from \(years.lowerBound) to \(years.upperBound)"
        case .runtime: "minutes, \(Self.runtimes.lowerBound) to \(Self.runtimes.upperBound)"
        case .directors, .cast: "names separated by commas"
        case .genres: "genres separated by commas"
        case .tags: "words separated by commas"
        default: wanted(years: years)
        }
    }

    var elementName: String {
        switch self {
        case .genres: "genre"
        case .tags: "tag"
        default: "name"
        }
    }

    var valueName: String {
        switch self {
        case .year: "a valid year"
        case .runtime: "a valid length"
        case .rating: "a rating"
        default: "a valid number"
        }
    }
}
