import Foundation
import Testing

/// The table of what can be asked, feature by feature.
@Suite struct FeatureTableTests {
    @Test("at least 48 of 49 features are there, each tried by a test that the table names")
    func features() throws {
        var repository = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: repository.appending(path: "Package.swift").path()) {
            repository.deleteLastPathComponent()
        }
        let document = try String(contentsOf: repository.appending(path: "docs/prompts.md"), encoding: .utf8)
        let table = document.prefix(upTo: try #require(document.firstRange(of: "\n## ")).lowerBound)
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        let names = rows.compactMap { $0.firstMatch(of: /`(\w+)\.(\w+)` \|$/) }
        #expect(rows.count >= 49)
        #expect(names.count >= 48)
        let tests = repository.appending(path: "Tests")
        let code = try FileManager.default.subpathsOfDirectory(atPath: tests.path())
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
        for name in names {
            #expect(
                code.contains { $0.contains("struct \(name.1) ") && $0.contains("func \(name.2)(") },
                "\(name.0)")
        }
    }
}
