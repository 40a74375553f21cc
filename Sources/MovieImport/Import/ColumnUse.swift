package import MovieCatalog

/// A column of a file, and the use that an import makes of it.
package struct ColumnUse: Hashable, Sendable {
    package enum Use: Hashable, Sendable {
        case column(Column)
        case leftOut
        case nothing
    }

    package let name: String
    package let use: Use
}

/// A column without a use.
package struct IgnoredColumn: Hashable, Sendable {
    package let name: String
    /// Whether it is about a list of Letterboxd, and not about its movies.
    package var isOfList = false
}

/// The scale of a column of ratings, by the example of some of them.
package struct ScaleExample: Hashable, Sendable {
    /// A rating of the file, in hundredths, on its scale, and the same as movies has it.
    package struct Pair: Hashable, Sendable {
        package let hundredths: Int
        package let highest: Int
        package let rating: Rating
    }

    package var file: String?
    package let column: String
    package let ratings: [Pair]
    /// Whether the ratings are rounded to tenths.
    package let isRounded: Bool
}
