/// A name of a scene that is no type: that of a storyboard's scene or segue, or a case of the path's elements.
struct SceneName: Hashable {
    enum Kind: String {
        case text, `case`
    }

    let kind: Kind
    let name: String
    /// The scene it leads to, by the name that has in its storyboard or path.
    let destination: String
}

extension SceneName {
    /// The names that scenes have in the storyboards and paths of some files.
    static func all(in files: [SourceFile]) -> Set<SceneName> {
        let code = files.flatMap(\.lines).joined(separator: "\n")
        var names: Set<SceneName> = []
        for match in code.matches(of: /\.(?:scene|makeScreen)\(\s*"([^"\n]+)"/) {
            names.insert(SceneName(kind: .text, name: String(match.1), destination: String(match.1)))
        }
        for match in code.matches(of: /\.connect\(\s*"([^"\n]+)", to: "([^"\n]+)"/) {
            names.insert(SceneName(kind: .text, name: String(match.1), destination: String(match.2)))
            names.insert(SceneName(kind: .text, name: String(match.2), destination: String(match.2)))
        }
        for line in files.flatMap({ $0.linesOfTypes["Route"] ?? [] }) {
            guard let match = line.firstMatch(of: /^ *case ([a-z][A-Za-z]*)/) else { continue }
            names.insert(SceneName(kind: .case, name: String(match.1), destination: String(match.1)))
        }
        return names
    }
}

extension SourceFile {
    /// Whether the file has a name of a scene in its code, or that of the route which is called after it.
    func has(_ name: SceneName) -> Bool {
        switch name.kind {
        case .text: texts.contains { $0 == name.name || $0 == "routeTo\(name.name)" }
        case .case: lines.contains { $0.contains(".\(name.name)(") || $0.contains("case \(name.name)") }
        }
    }
}
