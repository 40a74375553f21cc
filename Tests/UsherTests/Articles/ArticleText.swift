import Foundation

func text(ofArticle name: String, in library: String = "Usher") throws -> String {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
        contentsOf: repository.appending(path: "Sources/\(library)/\(library).docc/\(name).md"),
        encoding: .utf8)
}
