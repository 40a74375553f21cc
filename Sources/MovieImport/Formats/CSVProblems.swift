import MovieCatalog

/// What could not be used of a file: the first few problems in words, and how many there were.
public struct CSVProblems: Sendable {
    /// How many rows were left out.
    public private(set) var skippedRows = 0

    /// How many cells were left empty.
    public var skippedCells: Int { cells.reduce(0) { $0 + $1.count } }

    /// How many rows are taken as they are, odd as they look.
    private var oddRows = 0

    /// How many of each column.
    private var cells: [(column: String, count: Int)] = []

    /// What there is to say of the file as a whole, in sentences: columns that are left out, an encoding that is guessed.
    private(set) var remarks: [String] = []

    private var first: [String] = []
    private static let most = 4

    init() {}

    /// Whether everything could be used.
    public var isEmpty: Bool { skippedRows == 0 && skippedCells == 0 && oddRows == 0 && remarks.isEmpty }

    /// Lines for the person who opened the file: what concerns the file as a whole, then five at most, the first problems and
    /// a count of the others.
    public var lines: [String] {
        let others = skippedRows + skippedCells + oddRows - first.count
        guard others > 0 else { return remarks + first }
        return remarks + first + [
            "\(counted(others, "more problem")); in all, \(counted(skippedRows, "row")) left out "
                + "and \(counted(skippedCells, "cell")) left empty"
                + (cells.isEmpty
                    ? "."
                    : ": \(cells.map { "\(grouped($0.count)) of \(shown($0.column))" }.joined(separator: ", ")).")
                + (oddRows == 0 ? "" : " \(counted(oddRows, "day")) of watching long before the movie.")
        ]
    }

    /// Counts those of another file too.
    mutating func add(_ other: CSVProblems) {
        first += other.first.prefix(max(0, Self.most - first.count))
        remarks += other.remarks
        skippedRows += other.skippedRows
        oddRows += other.oddRows
        for (column, count) in other.cells { add(count, of: column) }
    }

    /// Remembers something that concerns the file as a whole.
    mutating func remark(_ sentence: String) {
        remarks.append(sentence)
    }

    /// Counts a row that is left out.
    mutating func skipRow(_ reason: String) {
        if first.count < Self.most { first.append("\(reason); the row is left out.") }
        skippedRows += 1
    }

    /// Counts a cell of a column that is left empty.
    mutating func skipCell(_ reason: String, of column: String) {
        if first.count < Self.most { first.append("\(reason); the cell is left empty.") }
        add(1, of: column)
    }

    /// Counts a row that is taken as it is, odd as it looks.
    mutating func remarkRow(_ oddity: String) {
        if first.count < Self.most { first.append("\(oddity); it is taken as it stands.") }
        oddRows += 1
    }

    private mutating func add(_ count: Int, of column: String) {
        if let place = cells.firstIndex(where: { $0.column == column }) {
            cells[place].count += count
        } else {
            cells.append((column, count))
        }
    }
}
