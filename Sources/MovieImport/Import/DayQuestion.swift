package import MovieCatalog

/// A column of days such as `12/10/2009`, of which nothing tells whether the month or the day comes first.
public struct DayQuestion: Hashable, Sendable {
    /// The path of the file.
    public let file: String
    /// The name of the column.
    public let column: String
    let field: MovieField
    /// One of the days.
    public let example: String

    /// The mappings that answer it, each with the day that the example is then: `Date=watched/mdy`, 2009-12-10.
    public var answers: [(mapping: String, day: String)] {
        DayOrder.signs.compactMap { sign, order in
            Day(cell: Array(example.utf8)[...], order: order, hasShortYears: field != .released).map {
                ("\(ColumnMapping.name(column))=\(field.rawValue)/\(sign)", "\($0)")
            }
        }
    }
}

extension DayQuestion: CatalogFault {
    package var kind: CatalogError.Kind { .badData }
}
