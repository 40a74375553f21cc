extension Table {
    /// How much it takes: files, lines and types.
    static func size(of examples: Examples) throws -> Table {
        var table = Table(
            name: "Size", heads: ["", "files", "lines", "classes", "protocols", "other types"])
        for architecture in Architecture.all {
            let files = architecture.files(of: try examples.code(of: architecture))
            let kinds = files.flatMap(\.declarations).map(\.kind)
            func count(_ counted: String...) -> Int { kinds.count { counted.contains($0) } }
            let figures = [
                files.count, files.map(\.lines.count).reduce(0, +), count("class", "actor"),
                count("protocol"),
                count("struct", "enum", "typealias"),
            ]
            table.rows.append([architecture.link] + figures.map(String.init))
        }
        return table
    }
}
