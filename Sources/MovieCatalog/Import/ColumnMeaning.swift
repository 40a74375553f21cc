/// What a column is taken for, once its values are known.
enum ColumnMeaning: Hashable, Sendable {
    case column(MovieFileColumn)
    /// For nothing, for this reason: `3 of 40 values are not a date such as 1949-08-31 (“soon” on line 3)`.
    case leftOut(reason: String)
}

extension MovieFileColumn {
    /// What the column is taken for as long as its values are not known.
    var expected: MovieFileColumn {
        switch self {
        case .unclearRating: .scored(.ten)
        case .day(let field, let notation) where notation.order == nil:
            .day(field, notation.ordered(.monthFirst))
        default: self
        }
    }

    /// Whether both tell the same of a movie, in whatever way.
    func says(the other: MovieFileColumn) -> Bool {
        switch (self, other) {
        case (.listed(let field, _), .listed(let other, _)), (.day(let field, _), .day(let other, _)):
            field == other
        case (.unclearRating, .unclearRating): true
        default: self == other
        }
    }

    /// Whether a movie list is one without it.
    var canBeLeftOut: Bool {
        !isKey && field != .title
    }
}

extension MovieFileColumn: CustomStringConvertible {
    /// What the column says of a movie, in words.
    var description: String {
        switch self {
        case .scored(let scale): "your rating, of \(scale.highest)"
        default: field?.name.lowercased() ?? "nothing"
        }
    }
}
