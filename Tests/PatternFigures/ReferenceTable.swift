extension Table {
    /// Who knows whom: imports, and names of types in files that don't declare them.
    static func references(in examples: Examples) throws -> Table {
        var table = Table(
            name: "Who knows whom",
            heads: [
                "", "import Usher", "name a class", "name a protocol", "name a type of Usher", "casts",
                "weak references",
            ])
        for architecture in Architecture.all {
            let code = try examples.code(of: architecture)
            let files = architecture.files(of: code)
            let known = files.flatMap { code.known(by: $0) }
            func count(_ counted: String...) -> Int { known.count { counted.contains(code.kinds[$0] ?? "") } }
            let figures = [
                files.count { $0.lines.contains { $0.hasPrefix("import Usher") } }, count("class", "actor"),
                count("protocol"),
                known.count { ExampleCode.moving.contains($0) },
                files.map { $0.count(#/\bas\?|moduleInput\(as:/#) }.reduce(0, +),
                files.map { $0.count(/\bweak\b/) }.reduce(0, +),
            ]
            table.rows.append([architecture.link] + figures.map(String.init))
        }
        return table
    }

    /// Which files of a scene name types of another one.
    static func scenes(in examples: Examples) throws -> Table {
        var table = Table(name: "Between scenes", heads: ["", "file", "names of another scene"])
        for architecture in Architecture.all {
            let code = try examples.code(of: architecture)
            for file in architecture.files(of: code) {
                guard let name = file.name.split(whereSeparator: { "/+".contains($0) }).last.map(String.init),
                    let scene = architecture.scene(of: name)
                else { continue }
                let others = code.known(by: file).filter { architecture.scene(of: $0) ?? scene != scene }
                if others.isEmpty { continue }
                let names = others.sorted().map { "\(code.kinds[$0] ?? "") `\($0)`" }
                table.rows.append([
                    architecture.name, "[`\(name)`](\(architecture.path(of: file)))",
                    names.joined(separator: ", "),
                ])
            }
        }
        return table
    }
}
