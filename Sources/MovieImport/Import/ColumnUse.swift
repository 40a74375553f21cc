package import MovieCatalog

package struct ColumnUse: Hashable, Sendable {
    package enum Use: Hashable, Sendable {
        case column(Column)
        case leftOut
        case nothing
    }

    package let name: String
    package let use: Use
}

package struct IgnoredColumn: Hashable, Sendable {
    package let name: String
    /// Whether it describes a Letterboxd list, not its movies.
    package var isOfList = false
}

package struct ScaleExample: Hashable, Sendable {
    /// A rating in hundredths on the file's scale, and the converted rating.
    package struct Pair: Hashable, Sendable {
        package let hundredths: Int
        package let highest: Int
        package let rating: Rating
    }

    package var file: String?
    package let column: String
    package let ratings: [Pair]
    package let isRounded: Bool
}
