package import MovieCatalog

package struct RowFault: Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case repeatedNames
        case textBehindQuote
        case values(Int, columns: Int)
        case json(JSONError)
        /// A line of a plain list without a year or a list marker.
        case noItem
        case missing(String)
        case tooLong(MovieField)
        case unlike(CellError, text: String)
        /// Text after the title and year in a plain list.
        case rest(String)
        case earlyViewing(PartialDate, title: String, years: Int, year: Int)
    }

    package let position: FilePosition
    package let column: String?
    package let reason: Reason

    init(_ reason: Reason, at position: FilePosition, column: String? = nil) {
        (self.position, self.column, self.reason) = (position, column, reason)
    }

    package var description: String {
        let place = position.description + (column.map { ", \(harmless($0))" } ?? "")
        return switch reason {
        case .repeatedNames: "\(place): the column names are repeated here"
        case .textBehindQuote:
            "\(place): text follows a closing quote (double a quote that is part of the text)"
        case .values(let count, let columns):
            "\(place): \(count == 1 ? "1 value" : "\(count) values") for \(columns) columns"
        case .json(let error): "\(place), \(error)"
        case .noItem: "\(place): this is neither a title with its year nor an item of a list"
        case .missing(let missing): "\(place): there is no \(missing)"
        case .tooLong(let field): "\(place): this is longer than \(field.longest >> 10) KiB"
        case .unlike(let error, let text): "\(place): \(shown(text)) is not \(error)"
        case .rest(let text): "\(position): \(shown(text)) beside title and year is ignored"
        case .earlyViewing(let date, let title, let years, let year):
            "\(place), \(shown(title)): watched \(date), \(timeBefore(movieOf: year, years: years))"
        }
    }
}

package enum CellError: Error, Hashable, Sendable, CustomStringConvertible {
    case value(of: MovieField, years: ClosedRange<Int>)
    case number(in: ClosedRange<Int>)
    case rating(RatingScale)
    /// A day on which the user can have seen a movie, until today.
    case ownDay
    case imdbID, list, watchStatus, yesOrNo
    /// `Coen, Joel` may be one person or two.
    case names

    /// What the cell should be.
    package var description: String {
        switch self {
        case .value(let field, let years): field.wanted(years: years)
        case .number(let range): wholeNumber(in: range)
        case .rating(.ten): Rating.wanted
        case .rating(let scale): "a rating from 0 to \(scale.highest)"
        case .ownDay: "a day from \(Day.firstOwnYear) to today"
        case .imdbID: "an IMDb id such as tt0041959"
        case .list: "a list such as A, B"
        case .watchStatus: "a status such as completed or planned"
        case .yesOrNo: "yes or no"
        case .names: "clearly one name such as Joel Coen, or several with semicolons"
        }
    }
}
