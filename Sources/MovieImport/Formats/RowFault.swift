package import MovieCatalog

package struct RowFault: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case repeatedNames
        case textBehindQuote
        case values(Int, columns: Int)
        case json(JSONError)
        /// A line of a plain list without a year or a list marker.
        case noItem
        case missing(Missing)
        case tooLong(MovieField)
        case unlike(CellError, text: String)
        /// Text after the title and year in a plain list.
        case rest(String)
        case earlyViewing(PartialDate, title: String, years: Int, year: Int)
    }

    package enum Missing: Hashable, Sendable {
        case title, titleAndID
    }

    package let position: FilePosition
    package let column: String?
    package let reason: Reason

    init(_ reason: Reason, at position: FilePosition, column: String? = nil) {
        (self.position, self.column, self.reason) = (position, column, reason)
    }
}

package enum CellError: Error, Hashable, Sendable {
    case value(of: MovieField, years: ClosedRange<Int>)
    case number(in: ClosedRange<Int>)
    case rating(RatingScale)
    /// A day on which the user can have seen a movie, until today.
    case ownDay
    case imdbID, list, watchStatus, yesOrNo
    /// `Coen, Joel` may be one person or two.
    case names
}

package enum ColumnFault: Error, Hashable, Sendable {
    /// Most cells aren't ratings, such as `example`.
    case notRatings(Int, of: Int, example: String)
    case manyRatings
    /// The scale is unknown; the highest rating has this many hundredths.
    case openScale(hundredths: Int)
    /// The public's averages, or positions in a ranking.
    case averages, ranking
}
