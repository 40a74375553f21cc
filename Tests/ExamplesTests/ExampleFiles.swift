import Foundation
import Programs
import Usher
import UsherTesting

struct ExampleFiles {
    let folder: URL

    init(_ name: String) {
        folder = Shell.repository.appending(path: "Examples/\(name)")
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    func script() throws -> [String] {
        try text(of: "script.txt").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    /// Plays the example's script, and returns its lost moves and leaks.
    func faults(of root: (Navigator) -> any Coordinator) throws -> [String] {
        let session = ScriptedSession(options: Session.Options(answering: [.tree, .path, .open]), root)
        for line in try script() { session.answer(line) }
        return session.lostMoves + session.leaks
    }

    /// Returns one line per file with the types that the file uses but doesn't declare. Lists only
    /// the example's types and Usher's types for navigation.
    ///
    ///     AppDelegate: AppCoordinator, Coordinator, NavigationController, Navigator
    ///     MovieDetailScreen: Movie
    ///
    /// - Parameter namespace: The enum around the folder's types, which is left out.
    func whoKnowsWhom(in subfolder: String = "", namespace: String = "") throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("main.swift") }
            .map { SourceFile(name: String($0.dropLast(".swift".count)), text: try text(of: $0)) }
        let types = files.reduce(into: Self.moving) { $0.formUnion($1.types) }
        return files.filter { $0.name.hasPrefix(subfolder) }.map { file in
            let known = file.words.intersection(types).subtracting(file.types).subtracting([namespace])
                .sorted()
            let name = file.name.dropFirst(subfolder.count).replacing("\(namespace)+", with: "")
            return "\(name): \(known.isEmpty ? "nothing" : known.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    /// The types of Usher and UsherStoryboards that handle navigation.
    private static let moving: Set = ["Coordinator", "Navigator", "Segue", "SeguePreparing", "Storyboard"]
}
