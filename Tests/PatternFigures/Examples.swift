import Foundation

/// The folder of the examples.
struct Examples {
    let folder: URL

    func code(of architecture: Architecture) throws -> ExampleCode {
        try ExampleCode(folder: folder.appending(path: architecture.example))
    }
}

extension ExampleCode {
    /// The types that are Usher's, or stand for UIKit's or SwiftUI's.
    func platform(of architecture: Architecture) -> Set<String> {
        let standIns = files.filter { architecture.standIns.contains($0.name) }.flatMap(\.declarations)
        return Self.moving.subtracting(kinds.keys).union(standIns.map(\.name))
    }
}

extension Architecture {
    /// The architecture's name with a link to its files, as seen from docs/.
    var link: String { "[\(name)](../Examples/\(example)\(folder.isEmpty ? "" : "/")\(folder.dropLast()))" }

    func path(of file: SourceFile) -> String { "../Examples/\(example)/\(file.name).swift" }
}
