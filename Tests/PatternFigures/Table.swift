/// A table as Markdown has it, under its name.
struct Table: CustomStringConvertible {
    let name: String
    let heads: [String]
    var rows: [[String]] = []

    /// Columns of numbers are set to the right.
    var description: String {
        let rule = heads.indices.map { column in
            rows.allSatisfy { Int($0[column]) != nil } ? "---:" : "---"
        }
        let lines = ([heads, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
        return "\(name)\n\n" + lines.joined(separator: "\n")
    }
}
