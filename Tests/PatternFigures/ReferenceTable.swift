extension Table {
    /// Who knows whom: imports, and names of types in files that don't declare them.
    static func references(in examples: Examples) throws -> Table {
        var table = Table(
            name: "Who knows whom",
            heads: [
                "", "import Usher", "name a class", "name a protocol", "name a scene otherwise",
                "name a type of the platform", "casts", "weak references",
            ])
        for architecture in Architecture.all {
            let code = try examples.code(of: architecture)
            let files = architecture.files(of: code)
            let known = files.flatMap { code.known(by: $0) }
            let platform = code.platform(of: architecture)
            func count(_ counted: String...) -> Int {
                known.count { !platform.contains($0) && counted.contains(code.kinds[$0] ?? "") }
            }
            let names = SceneName.all(in: files)
            let figures = [
                files.count { $0.lines.contains { $0.hasPrefix("import Usher") } }, count("class", "actor"),
                count("protocol"),
                files.map { file in names.count { file.has($0) } }.reduce(0, +),
                known.count { platform.contains($0) },
                files.map(\.casts).reduce(0, +),
                files.map { $0.count(/\bweak\b/) }.reduce(0, +),
            ]
            table.rows.append([architecture.link] + figures.map(String.init))
        }
        return table
    }

    /// Which files name another scene than their own; one that belongs to no scene, all that it names.
    static func scenes(in examples: Examples) throws -> Table {
        var table = Table(name: "Between scenes", heads: ["", "file", "names of another scene"])
        for architecture in Architecture.all {
            let code = try examples.code(of: architecture)
            let files = architecture.files(of: code)
            let sceneNames = SceneName.all(in: files)
            for file in files {
                let name = file.name.split { "/+".contains($0) }.last.map(String.init) ?? file.name
                let own = architecture.scene(of: name)
                let types = code.known(by: file).filter {
                    let scene = architecture.scene(of: $0)
                    return scene != nil && scene != own
                }
                let texts = sceneNames.filter {
                    own == nil || architecture.scene(named: $0.destination) != own
                }.filter(file.has)
                if types.isEmpty && texts.isEmpty { continue }
                let names =
                    types.sorted().map { "\(code.kinds[$0] ?? "") `\($0)`" }
                    + Set(texts.map { "\($0.kind) `\($0.name)`" }).sorted()
                table.rows.append([
                    architecture.name, "[`\(name)`](\(architecture.path(of: file)))",
                    names.joined(separator: ", "),
                ])
            }
        }
        return table
    }
}
