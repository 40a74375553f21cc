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

    /// Who knows whom: for each file of a folder the types of the folder, and those of Usher that move between
    /// screens, that it names in its code without declaring them.
    ///
    ///     MovieDetailScreen: Movie
    ///     MovieListCoordinator: Coordinator, Movie, MovieDetailCoordinator, MovieListScreen, Navigator
    func whoKnowsWhom(in subfolder: String = "") throws -> String {
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: folder.appending(path: subfolder).path()
        )
        .filter { $0.hasSuffix(".swift") && $0 != "main.swift" }.sorted()
        let codes = try names.map { name in
            try text(of: subfolder.isEmpty ? name : "\(subfolder)/\(name)").split(separator: "\n")
                .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        }
        let types = codes.reduce(into: Self.moving) { $0.formUnion(declarations(in: $1)) }
        return zip(names, codes).map { name, code in
            let words = Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            let known = words.intersection(types).subtracting(declarations(in: code)).sorted()
            return
                "\(name.dropLast(".swift".count)): \(known.isEmpty ? "nothing" : known.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    private static let moving: Set = ["Coordinator", "Navigator", "Segue", "SeguePreparing", "Storyboard"]

    private func declarations(in code: String) -> [String] {
        code.matches(of: /(?:class|struct|enum|protocol|typealias) ([A-Z][A-Za-z]*)/).map { String($0.1) }
    }
}

/// What of some objects is still there.
struct Remains {
    private struct Weak {
        weak var object: AnyObject?
        let name: String
    }

    private var all: [Weak] = []

    init() {}

    mutating func watch(_ objects: [AnyObject]) {
        for object in objects { all.append(Weak(object: object, name: "\(type(of: object))")) }
    }

    /// The types of the objects that were not freed.
    var names: [String] { all.filter { $0.object != nil }.map(\.name) }
}
