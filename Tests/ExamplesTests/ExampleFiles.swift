import Foundation
import UsherTesting

/// The files of an example, as they lie beside its program.
struct ExampleFiles {
    let folder: URL

    init(_ name: String) {
        folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples/\(name)")
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// The lines of the script.
    func script() throws -> [String] {
        try text(of: "script.txt").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    /// Who knows whom: for each file of a folder the types of the example, and those of Usher that move between
    /// screens, that it names in its code without declaring them.
    ///
    ///     MovieDetailScreen: Movie
    ///     MovieListCoordinator: Coordinator, Movie, MovieDetailCoordinator, MovieListScreen, Navigator
    ///
    /// - Parameter namespace: A type that stands for a folder and is left out.
    func whoKnowsWhom(in subfolder: String = "", namespace: String = "") throws -> String {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("main.swift") }.sorted()
        let codes = try names.map { try code(of: $0) }
        let types = codes.reduce(into: Self.moving) { $0.formUnion(declarations(in: $1)) }
        return zip(names, codes).filter { $0.0.hasPrefix(subfolder) }.map { name, code in
            let words = Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            let known = words.intersection(types).subtracting(declarations(in: code) + [namespace])
                .sorted()
            let file = name.dropFirst(subfolder.count).dropLast(".swift".count)
                .replacing("\(namespace)+", with: "")
            return "\(file): \(known.isEmpty ? "nothing" : known.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    /// A file without its comments and texts.
    private func code(of file: String) throws -> String {
        try text(of: file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            .joined(separator: "\n").replacing(/"[^"\n]*"/, with: "")
    }

    private static let moving: Set = ["Coordinator", "Navigator", "Segue", "SeguePreparing", "Storyboard"]

    /// The types a file declares, in an extension's name space too, but not those inside of another type.
    private func declarations(in code: String) -> [String] {
        var isExtension = false
        return code.split(separator: "\n").compactMap { line in
            let indentation = line.prefix { $0 == " " }.count
            if indentation == 0, line != "}" { isExtension = line.hasPrefix("extension ") }
            guard indentation == 0 || indentation == 4 && isExtension else { return nil }
            let declaration = /(?:final )?(?:actor|class|struct|enum|protocol|typealias) ([A-Z][A-Za-z]*)/
            return line.dropFirst(indentation).prefixMatch(of: declaration).map { String($0.1) }
        }
    }
}
