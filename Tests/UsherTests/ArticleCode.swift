import Foundation

/// The text of an article in the documentation of a library.
func text(ofArticle name: String, in library: String = "Usher") throws -> String {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return try String(
        contentsOf: repository.appending(path: "Sources/\(library)/\(library).docc/\(name).md"),
        encoding: .utf8)
}

/// The blocks of code in an article that a file doesn't have, whatever their indent and `private` before a line.
func blocks(of article: String, in library: String = "Usher", missingIn file: String) throws -> [String] {
    func plain(_ code: String) -> String {
        code.components(separatedBy: "\n").map { line in
            let text = line.drop { $0 == " " }
            return text.hasPrefix("private ") ? String(text.dropFirst(8)) : String(text)
        }.joined(separator: "\n")
    }
    let code = plain(try String(contentsOf: URL(filePath: file), encoding: .utf8))
    let blocks = try text(ofArticle: article, in: library).components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
    return (blocks.isEmpty ? ["no code at all"] : blocks).filter { !code.contains(plain($0)) }
}
