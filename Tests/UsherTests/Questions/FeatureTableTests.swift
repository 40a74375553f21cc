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
        let table = try String(contentsOf: repository.appending(path: "docs/prompts.md"), encoding: .utf8)
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        let names = rows.compactMap { $0.split(separator: " | ").last?.dropLast(2) }.filter { $0 != "–" }
        #expect(rows.count >= 49)
        #expect(names.count >= 48)
        let tests = repository.appending(path: "Tests")
        let code = try FileManager.default.subpathsOfDirectory(atPath: tests.path())
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined()
        for name in names { #expect(code.contains("\"\(name)\""), "\(name)") }
    }
}
