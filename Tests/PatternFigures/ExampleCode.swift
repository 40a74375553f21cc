import Foundation

/// The Swift files of an example but its `main.swift`, which only begins the session.
struct ExampleCode {
    /// The types of Usher and UsherStoryboards that move between screens.
    static let moving: Set = ["Coordinator", "Navigator", "Segue", "SeguePreparing", "Storyboard"]

    let files: [SourceFile]

    init(folder: URL) throws {
        files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("main.swift") }
            .map { path in
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                return SourceFile(name: String(path.dropLast(".swift".count)), text: text)
            }
    }

    /// Each type's kind, by its name.
    var kinds: [String: String] {
        var kinds: [String: String] = [:]
        for declaration in files.flatMap(\.declarations) { kinds[declaration.name] = declaration.kind }
        return kinds
    }

    /// The types of the example, and those of Usher that move between screens, that a file names in its code without
    /// declaring them.
    func known(by file: SourceFile) -> Set<String> {
        file.words.intersection(Self.moving.union(kinds.keys)).subtracting(file.declarations.map(\.name))
    }
}
