import Foundation
import Programs
import Testing

@Suite("Links")
struct LinkTests {
    private static let documents: [URL] = {
        let files = FileManager.default.enumerator(
            at: Shell.repository, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
    }()

    @Test("Every link of a document leads to a file", arguments: documents)
    func links(document: URL) throws {
        let text = try String(contentsOf: document, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)#]+)/).map({ String($0.1) }) where !link.contains("://") {
            let target = document.deletingLastPathComponent().appending(path: link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(document.path) links to \(link)")
        }
    }

    @Test("Each promise of docs/navigation.md names an existing test")
    func promises() throws {
        let list = try TestList(in: "docs/navigation.md", before: "## By design")
        #expect(list.items == 32 && list.tests.count == 32)
        #expect(try list.missing() == [])
    }
}
