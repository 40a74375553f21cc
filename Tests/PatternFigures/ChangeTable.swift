extension Table {
    /// What a change costs: files, lines and types, before and after it.
    static func cost(of change: String, before: Examples, after: Examples) throws -> Table {
        var table = Table(
            name: "Change: \(change)",
            heads: [
                "", "files touched", "of them new", "lines added", "lines removed", "types touched",
                "of them new",
            ])
        for architecture in Architecture.all {
            let old = architecture.files(of: try before.code(of: architecture))
            let new = architecture.files(of: try after.code(of: architecture))
            let files = Difference(old: old.byName(\.lines), new: new.byName(\.lines))
            let types = Difference(old: old.linesOfTypes, new: new.linesOfTypes)
            // It was not made there.
            if files.touched == 0 { continue }
            let link = "[\(architecture.name)](../Examples/Changes/\(change)/\(architecture.program).patch)"
            let figures = [files.touched, files.new, files.added, files.removed, types.touched, types.new]
            table.rows.append([link] + figures.map(String.init))
        }
        return table
    }
}

/// How two sets of named lines differ.
private struct Difference {
    var touched = 0
    var new = 0
    var added = 0
    var removed = 0

    init(old: [String: [String]], new: [String: [String]]) {
        for name in Set(old.keys).union(new.keys) {
            let difference = new[name, default: []].difference(from: old[name, default: []])
            if difference.isEmpty { continue }
            touched += 1
            if old[name] == nil { self.new += 1 }
            added += difference.insertions.count
            removed += difference.removals.count
        }
    }
}

extension [SourceFile] {
    fileprivate func byName(_ lines: (SourceFile) -> [String]) -> [String: [String]] {
        [String: [String]](map { ($0.name, lines($0)) }) { first, _ in first }
    }

    fileprivate var linesOfTypes: [String: [String]] {
        reduce(into: [:]) { all, file in all.merge(file.linesOfTypes, uniquingKeysWith: +) }
    }
}
