import MovieCatalog

/// The first few problems of a file, and the number of all problems.
package struct ImportProblems: Sendable {
    enum Treatment: String {
        case rowLeftOut = "so the row is skipped"
        case cellLeftEmpty = "so the cell is left empty"
        case takenAsIs = "but is imported as it is"
    }

    package private(set) var skippedRows = 0

    package var skippedCells: Int { cells.reduce(0) { $0 + $1.count } }

    package private(set) var oddRows = 0
    package private(set) var cells: [(column: String, count: Int)] = []
    /// Sentences about whole files.
    package private(set) var warnings: [String] = []
    private(set) var first: [String] = []
    private static let most = 4

    init() {}

    package var count: Int { skippedRows + skippedCells + oddRows + warnings.count }

    package var isEmpty: Bool { count == 0 }

    mutating func add(_ other: ImportProblems) {
        first += other.first.prefix(max(0, Self.most - first.count))
        warnings += other.warnings
        skippedRows += other.skippedRows
        oddRows += other.oddRows
        for (column, count) in other.cells { countCells(count, of: column) }
    }

    mutating func add(warning: String) { warnings.append(warning) }

    /// Adds a problem. For the first few problems, calls `sentence` with the place in the file.
    mutating func add(
        _ treatment: Treatment = .rowLeftOut, at position: FilePosition, column: String? = nil,
        _ sentence: (String) -> String
    ) {
        if first.count < Self.most {
            let place = "\(position)" + (column.map { ", \(harmless($0))" } ?? "")
            first.append("\(sentence(place)), \(treatment.rawValue).")
        }
        switch treatment {
        case .rowLeftOut: skippedRows += 1
        case .cellLeftEmpty: countCells(1, of: column ?? "the rest")
        case .takenAsIs: oddRows += 1
        }
    }

    private mutating func countCells(_ count: Int, of column: String) {
        if let index = cells.firstIndex(where: { $0.column == column }) {
            cells[index].count += count
        } else {
            cells.append((column, count))
        }
    }

    package var lines: [String] {
        let others = count - warnings.count - first.count
        guard others > 0 else { return warnings + first }
        let columns = cells.map { "\(grouped($0.count)) of \(shown($0.column))" }.joined(separator: ", ")
        return warnings + first + [
            "\(counted(others, "more problem")). In all, \(counted(skippedRows, "row")) skipped "
                + "and \(counted(skippedCells, "cell")) left empty" + (cells.isEmpty ? "." : ": \(columns).")
                + (oddRows == 0 ? "" : " \(counted(oddRows, "viewing")) long before the movie.")
        ]
    }
}
