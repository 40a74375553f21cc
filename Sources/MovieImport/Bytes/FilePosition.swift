package struct FilePosition: Hashable, Sendable {
    package enum Unit: Hashable, Sendable {
        case line
        case movie
    }

    /// Includes the archive: `export.zip/diary.csv`.
    package let path: String

    package var unit = Unit.line

    /// Counts from 1; nil for the file as a whole.
    package var row: Int?

    /// The byte in the line, from 1; nil for the row as a whole.
    package var column: Int?
}
