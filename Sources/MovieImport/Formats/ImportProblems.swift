/// The first few problems of a file, and the counts of all.
package struct ImportProblems: Sendable {
    package enum Treatment: Sendable {
        case rowLeftOut, cellLeftEmpty, takenAsIs
    }

    package enum FileWarning: Sendable {
        case leftOut(column: String, file: String, ColumnFault)
        case guessed(GuessedEncoding, file: String)
        /// Ratings of 0 for unwatched movies, in a file that has only whole ratings.
        case zeros(Int, file: String)
        /// Titles of a viewing history that begin alike, but are taken as movies.
        case mayBeEpisodes([String], file: String)
    }

    package private(set) var skippedRows = 0

    package var skippedCells: Int { cells.reduce(0) { $0 + $1.count } }

    package private(set) var oddRows = 0

    package private(set) var cells: [(column: String, count: Int)] = []

    package private(set) var warnings: [FileWarning] = []

    package private(set) var first: [(fault: RowFault, treatment: Treatment)] = []
    private static let most = 4

    init() {}

    package var isEmpty: Bool { skippedRows == 0 && skippedCells == 0 && oddRows == 0 && warnings.isEmpty }

    mutating func add(_ other: ImportProblems) {
        first += other.first.prefix(max(0, Self.most - first.count))
        warnings += other.warnings
        skippedRows += other.skippedRows
        oddRows += other.oddRows
        for (column, count) in other.cells { countCells(count, of: column) }
    }

    mutating func add(_ warning: FileWarning) {
        warnings.append(warning)
    }

    mutating func add(_ fault: RowFault, _ treatment: Treatment = .rowLeftOut) {
        if first.count < Self.most { first.append((fault, treatment)) }
        switch treatment {
        case .rowLeftOut: skippedRows += 1
        case .cellLeftEmpty: countCells(1, of: fault.column ?? "the rest")
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
}
