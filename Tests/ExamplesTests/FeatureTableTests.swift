import Foundation
import Programs
import Testing

@Suite struct FeatureTableTests {
    @Test("At least 48 of the 49 features in docs/prompts.md name an existing test")
    func features() throws {
        let list = try TestList(in: "docs/prompts.md", before: "\n## ")
        #expect(list.items >= 49)
        #expect(list.tests.count >= 48)
        #expect(try list.missing() == [])
    }
}

/// A document's list of features. An item ends with the name of its test, as `Suite.function`.
struct TestList {
    let items: Int
    let tests: [(suite: String, function: String)]

    init(in document: String, before heading: String) throws {
        let text = try String(contentsOf: Shell.repository.appending(path: document), encoding: .utf8)
        let end = try #require(text.firstRange(of: heading)).lowerBound
        let lines = text.prefix(upTo: end).split(separator: "\n").filter { $0.hasPrefix("- ") }
        items = lines.count
        tests = lines.compactMap { $0.firstMatch(of: /`(\w+)\.(\w+)`\)$/) }.map {
            (String($0.1), String($0.2))
        }
    }

    func missing() throws -> [String] {
        let folder = Shell.repository.appending(path: "Tests")
        let code = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return tests.filter { test in
            !code.contains { $0.contains("struct \(test.suite) ") && $0.contains("func \(test.function)(") }
        }.map { "\($0.suite).\($0.function)" }
    }
}
