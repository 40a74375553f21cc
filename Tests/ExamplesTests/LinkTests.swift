import Foundation
import Programs
import Testing

@Suite("Links")
struct LinkTests {
    private static let documents: [String] = {
        let all = FileManager.default.enumerator(
            at: Shell.repository, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let paths = (all?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".md") }
        return paths.map { String($0.dropFirst(Shell.repository.path.count + 1)) }.sorted()
    }()

    @Test("every link of a document leads to a file", arguments: documents)
    func links(document: String) throws {
        let file = Shell.repository.appending(path: document)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)#]+)/).map({ String($0.1) }) where !link.contains("://") {
            let target = file.deletingLastPathComponent().appending(path: link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(document) links to \(link)")
        }
    }
}
