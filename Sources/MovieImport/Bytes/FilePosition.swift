/// A position in a file: a row, a byte of it, or the file as a whole.
package struct FilePosition: Hashable, Sendable {
    package enum Unit: Hashable, Sendable {
        case line
        case movie
    }

    /// The path of the file, `export.zip/diary.csv` in an archive.
    package let path: String

    /// The unit of ``row``.
    package var unit = Unit.line

    /// The row, from 1; `nil` for the file as a whole.
    package var row: Int?

    /// The byte of the line, from 1; `nil` for the row as a whole.
    package var column: Int?
}
