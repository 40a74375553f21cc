/// What could not be used of a file: the first few problems in words, and how many there were.
public struct CSVProblems: Hashable, Sendable {
    /// How many rows were left out.
    public private(set) var skippedRows = 0

    /// How many cells were left empty.
    public private(set) var skippedCells = 0

    /// What there is to say of the file as a whole, in sentences: columns that are left out, an encoding that is guessed.
    private(set) var remarks: [String] = []

    private var first: [String] = []
    private static let most = 4

    init() {}

    /// Whether everything could be used.
    public var isEmpty: Bool { skippedRows == 0 && skippedCells == 0 && remarks.isEmpty }

    /// Lines for the person who opened the file: what concerns the file as a whole, then five at most, the first problems and
    /// a count of the others.
    public var lines: [String] {
        let others = skippedRows + skippedCells - first.count
        guard others > 0 else { return remarks + first }
        return remarks + first + [
            "\(counted(others, "more problem")); in all, \(counted(skippedRows, "row")) left out "
                + "and \(counted(skippedCells, "cell")) left empty."
        ]
    }

    /// Counts those of another file too.
    mutating func add(_ other: CSVProblems) {
        first += other.first.prefix(max(0, Self.most - first.count))
        remarks += other.remarks
        skippedRows += other.skippedRows
        skippedCells += other.skippedCells
    }

    /// Remembers something that concerns the file as a whole.
    mutating func remark(_ sentence: String) {
        remarks.append(sentence)
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
