/// A position in a file: a row, a byte of it, or the file as a whole.
public struct FilePosition: Hashable, Sendable {
    /// The unit that rows are counted in.
    public enum Unit: Hashable, Sendable {
        case line
        /// A movie of a list in JSON.
        case movie
    }

    /// The path of the file, `export.zip/diary.csv` in an archive.
    public let path: String

    /// The unit of ``row``.
    public var unit = Unit.line

    /// The row, from 1; `nil` for the file as a whole.
    public var row: Int?

    /// The byte of the line, from 1; `nil` for the row as a whole.
    public var column: Int?
}
