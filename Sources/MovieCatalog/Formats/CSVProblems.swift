/// What could not be used of a file: the first few problems in words, and how many there were.
public struct CSVProblems: Hashable, Sendable {
    /// How many rows were left out.
    public private(set) var skippedRows = 0

    /// How many cells were left empty.
    public private(set) var skippedCells = 0

    /// The columns that are left out whole, and why, as sentences.
    private(set) var leftOutColumns: [String] = []

    private var first: [String] = []
    private static let most = 4

    init() {}

    /// Whether everything could be used.
    public var isEmpty: Bool { skippedRows == 0 && skippedCells == 0 && leftOutColumns.isEmpty }

    /// Lines for the person who opened the file: the columns that are left out, then five at most, the first problems and
    /// a count of the others.
    public var lines: [String] {
        let others = skippedRows + skippedCells - first.count
        guard others > 0 else { return leftOutColumns + first }
        return leftOutColumns + first + [
            "\(counted(others, "more problem")); in all, \(counted(skippedRows, "row")) left out "
                + "and \(counted(skippedCells, "cell")) left empty."
        ]
    }

    /// Counts those of another file too.
    mutating func add(_ other: CSVProblems) {
        first += other.first.prefix(max(0, Self.most - first.count))
        leftOutColumns += other.leftOutColumns
        skippedRows += other.skippedRows
        skippedCells += other.skippedCells
    }

    /// Remembers a column that is left out.
    mutating func leaveOut(_ reason: String) {
        leftOutColumns.append("\(reason); the column is left out.")
    }

    /// Counts a row that is left out; the reason is asked for only while problems are told in detail.
    mutating func skipRow(_ reason: @autoclosure () -> String) {
        if first.count < Self.most { first.append("\(reason()); the row is left out.") }
        skippedRows += 1
    }

    /// Counts a cell that is left empty.
    mutating func skipCell(_ reason: @autoclosure () -> String) {
        if first.count < Self.most { first.append("\(reason()); the cell is left empty.") }
        skippedCells += 1
    }
}
