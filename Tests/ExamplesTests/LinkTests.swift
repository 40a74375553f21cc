import Foundation
import Testing

@Suite("Links")
struct LinkTests {
    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "every link of a document leads to a file",
        arguments: [
            "README.md", "docs/architecture.md", "docs/pattern-figures.md", "docs/patterns.md",
            "docs/performance.md", "Examples/PlainCoordinator/README.md",
            "Examples/StateNavigation/README.md",
            "Examples/Changes/README.md", "Examples/CleanSwiftRouter/README.md",
            "Examples/EntityEditor/README.md", "Examples/MovieCoordinators/README.md",
            "Examples/ViperModules/README.md",
        ])
    func links(document: String) throws {
        let file = Self.repository.appending(path: document)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)#]+)/).map({ String($0.1) }) where !link.contains("://") {
            let target = file.deletingLastPathComponent().appending(path: link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(document) links to \(link)")
        }
    }

    @Test("each promise of docs/navigation.md has a test of the name that stands there")
    func promises() throws {
        let document = try String(
            contentsOf: Self.repository.appending(path: "docs/navigation.md"), encoding: .utf8)
        let rows = document.prefix(
            upTo: document.firstRange(of: "## By design")?.lowerBound ?? document.endIndex
        )
        .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        let tests = Self.repository.appending(path: "Tests")
        var code = ""
        for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
        where path.hasSuffix(".swift") {
            code += try String(contentsOf: tests.appending(path: path), encoding: .utf8)
        }
        #expect(rows.count == 32)
        for row in rows {
            let name = row.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? ""
            #expect(code.contains("\"\(name)\""), "\(name)")
        }
    }
}
