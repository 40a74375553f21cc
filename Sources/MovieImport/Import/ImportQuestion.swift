package import MovieCatalog

/// A question about a file that only the person can answer, and without whose answer nothing is imported.
package struct ImportQuestion: Sendable {
    package enum Matter: Hashable, Sendable {
        /// Of the days of a column, such as this one, nothing tells whether the month or the day comes first.
        case days(column: String, example: String)
        /// The ratings of a column are up to this one, in hundredths, of an unknown best one.
        case scale(column: String, hundredths: Int)
        case profiles
        /// The file is in no encoding that makes words of it.
        case encoding
    }

    /// An answer, as ``ImportFiles/take(_:)`` takes it.
    package enum Answer: Hashable, Sendable {
        case columns(String), profile(String), encoding(CodePage)
    }

    package let file: String
    package let matter: Matter
    /// The answers, each with what it makes of an example: of the mapping `Date=watched/mdy`, 2009-12-10.
    package let answers: [(answer: Answer, example: String)]

    /// A question about days that can be read in two ways.
    init(days example: String, of column: String, _ field: MovieField, in file: String) {
        (self.file, matter) = (file, .days(column: column, example: example))
        answers = DayOrder.signs.compactMap { sign, order in
            Day(cell: Array(example.utf8)[...], order: order, hasShortYears: field != .released).map {
                (.columns("\(ColumnMapping.name(column))=\(field.rawValue)/\(sign)"), "\($0)")
            }
        }
    }

    /// A question about the scale of ratings up to one, in hundredths.
    init(ratingsUpTo hundredths: Int, of column: String, in file: String) {
        (self.file, matter) = (file, .scale(column: column, hundredths: hundredths))
        let name = ColumnMapping.name(column)
        answers =
            [4, 5, 10, 20, 100].filter { $0 * 100 >= hundredths }.prefix(3).map {
                (.columns("\(name)=rating/\($0)"), "\($0)")
            } + [(.columns("\(name)="), "")]
    }

    init(_ matter: Matter, _ answers: [(Answer, String)], in file: String) {
        (self.file, self.matter, self.answers) = (file, matter, answers)
    }

    /// Whether both ask the same of a file.
    package static func == (left: ImportQuestion, right: ImportQuestion) -> Bool {
        left.file == right.file && left.matter == right.matter
    }
}

extension ImportQuestion: CatalogFault {
    package var kind: CatalogError.Kind { .badData }
}
