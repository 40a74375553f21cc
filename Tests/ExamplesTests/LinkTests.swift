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

    @Test("every link of a document leads to a file", arguments: documents)
    func links(document: URL) throws {
        let text = try String(contentsOf: document, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)#]+)/).map({ String($0.1) }) where !link.contains("://") {
            let target = document.deletingLastPathComponent().appending(path: link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(document.path) links to \(link)")
        }
    }

    @Test("each promise of docs/navigation.md has a test of the name that stands there")
    func promises() throws {
        let document = try String(
            contentsOf: Shell.repository.appending(path: "docs/navigation.md"), encoding: .utf8)
        let rows = document.prefix(
            upTo: document.firstRange(of: "## By design")?.lowerBound ?? document.endIndex
        )
        .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        let names = rows.compactMap { $0.firstMatch(of: /`(\w+)\.(\w+)` \|$/) }
        #expect(rows.count == 27 && names.count == 27)
        let tests = Shell.repository.appending(path: "Tests")
        let code = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
        for name in names {
            #expect(
                code.contains { $0.contains("struct \(name.1) ") && $0.contains("func \(name.2)(") },
                "\(name.0)")
        }
    }
}
