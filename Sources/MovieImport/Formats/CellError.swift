package import MovieCatalog

package enum CellError: Error, Hashable, Sendable, CustomStringConvertible {
    case value(of: MovieField, years: ClosedRange<Int>)
    case number(in: ClosedRange<Int>)
    case rating(RatingScale)
    /// A day when the user could have seen a movie.
    case ownDay
    case imdbID, list, watchStatus, yesOrNo
    /// A list of people such as `Coen, Joel`, which may be one person or two.
    case names
    case tooLong(MovieField)

    /// The expected content of the cell, or that the cell is too long.
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
        case .tooLong(let field): "this is longer than \(field.longest >> 10) KiB"
        }
    }

    /// Returns a message such as `“soon” is not a year from 1870 to 2030`.
    func said(of cell: ArraySlice<UInt8>) -> String {
        if case .tooLong = self { return description }
        return "\(shown(String(decoding: cell, as: UTF8.self))) is not \(self)"
    }
}
