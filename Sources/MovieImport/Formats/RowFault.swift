package import MovieCatalog

/// The reason why a row or a cell of a file isn't read as it stands.
package struct RowFault: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case repeatedNames
        case textBehindQuote
        case values(Int, columns: Int)
        case json(JSONError)
        /// The line of a plain list has no year, and is no item.
        case noItem
        case missing(Missing)
        case tooLong(MovieField)
        case unlike(CellError, text: String)
        /// The line of a plain list goes on behind its title and year.
        case rest(String)
        /// The movie was watched so many years before its year.
        case earlyViewing(PartialDate, title: String, years: Int, year: Int)
    }

    /// A value without which a row can't be used.
    package enum Missing: Hashable, Sendable {
        case title, titleAndID
    }

    package let position: FilePosition
    /// The column of the cell; `nil` for a row as a whole.
    package let column: String?
    package let reason: Reason

    init(_ reason: Reason, at position: FilePosition, column: String? = nil) {
        (self.position, self.column, self.reason) = (position, column, reason)
    }
}

/// The reason why a cell can't be used: the value that it should have.
package enum CellError: Error, Hashable, Sendable {
    case value(of: MovieField, years: ClosedRange<Int>)
    case number(in: ClosedRange<Int>)
    case rating(RatingScale)
    /// A day on which a person can have seen a movie, until today.
    case ownDay
    case imdbID, list, watchStatus, yesOrNo
    /// `Coen, Joel` may be one person, or two.
    case names
}

/// The reason why a column isn't read.
package enum ColumnFault: Error, Hashable, Sendable {
    /// Most of its cells are no ratings, `example` for one.
    case notRatings(Int, of: Int, example: String)
    case manyRatings
    /// The scale of ratings up to this number of hundredths is unknown.
    case openScale(hundredths: Int)
    /// The numbers are the public's averages, or the places of a ranking.
    case averages, ranking
}
