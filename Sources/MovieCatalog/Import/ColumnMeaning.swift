/// What a column is taken for, once its values are known.
enum ColumnMeaning: Hashable, Sendable {
    case column(MovieFileColumn)
    /// For nothing, for this reason: `3 of 40 values are not a date such as 1949-08-31 (“soon” on line 3)`.
    case leftOut(reason: String)
}

extension MovieFileColumn {
    /// What the column is taken for as long as its values are not known.
    var expected: MovieFileColumn {
        if case .unclearRating = self { .scored(.ten) } else { self }
    }

    /// Whether a movie list is one without it.
    var canBeLeftOut: Bool {
        switch self {
        case .imdbKey, .movieLensKey, .title, .verbatimTitle, .filedTitle, .listed(.title): false
        default: true
        }
    }
}

extension MovieFileColumn: CustomStringConvertible {
    /// What the column says of a movie, in words.
    var description: String {
        switch self {
        case .scored(let scale): "your rating, of \(scale.highest)"
        default: field.name.lowercased()
        }
    }
}
