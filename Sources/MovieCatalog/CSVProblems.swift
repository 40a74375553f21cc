/// What could not be read of a file: the first few problems in words, and how many there were.
public struct CSVProblems: Hashable, Sendable {
    /// How many rows were left out.
    public private(set) var skippedRows = 0
    /// How many cells were left empty.
    public private(set) var skippedCells = 0

    private var details: [String] = []
    private static let most = 5

    init() {}

    /// The lines for the person: a handful at most, the first problems and then the count of all.
    public var lines: [String] {
        let all = skippedRows + skippedCells
        guard all > details.count else { return details }
        return details + [
            "\(all - details.count) more problems: \(skippedRows) rows left out in all, \(skippedCells) values"
        ]
    }

    mutating func skipRow(_ place: String, because reason: String) {
        skippedRows += 1
        note("\(place): \(reason); the row is left out.")
    }

    mutating func skipCell(_ place: String, because reason: String) {
        skippedCells += 1
        note("\(place): \(reason); the value is left out.")
    }

    private mutating func note(_ problem: String) {
        if details.count < Self.most { details.append(problem) }
    }
}
