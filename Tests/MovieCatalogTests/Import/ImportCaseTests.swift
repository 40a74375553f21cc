import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// A folder in `Tests/ImportCases`: files to import, and the expected catalog and messages.
struct ImportCase: Sendable, CustomTestStringConvertible {
    static var all: [ImportCase] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: ShortImportCase.root.path)
        return (names ?? []).filter { !$0.hasSuffix(".cases") }.sorted().map {
            ImportCase(folder: ShortImportCase.root.appending(path: $0))
        }
    }

    let folder: URL
    var testDescription: String { folder.lastPathComponent }

    func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// Parses options such as `profile Ada`, one per line.
    static func options(_ text: String) -> [String: String] {
        let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
    }

    var paths: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .filter { !["expected.jsonl", "said.txt", "arguments"].contains($0) }
                .map { folder.appending(path: $0).path }
        }
    }

    func files(_ paths: [String]) throws -> ImportBatch {
        let options = Self.options(text("arguments"))
        return try ImportBatch(
            paths, mapping: options["columns"].map { try ColumnMapping($0) } ?? ColumnMapping(),
            profile: options["profile"])
    }

    func said(_ outcome: ImportOutcome) -> String {
        outcome.said.joined(separator: "\n").replacing(folder.path + "/", with: "") + "\n"
    }
}

@Suite("Import cases")
struct ImportCaseTests {
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_CASES"] == "1"

    @Test("The import cases and the tables are found")
    func areFound() {
        #expect(ImportCase.all.count > 60 && ShortImportCase.files.count > 15 && ValueTable.all.count > 40)
    }

    @Test(
        "A case gives its expected movies and messages, and adds nothing a second time",
        arguments: ImportCase.all)
    func values(_ test: ImportCase) throws {
        let (catalog, paths) = (try Catalog(of: []), try test.paths)
        let outcome = try ImportOutcome(into: catalog) { try test.files(paths) }
        let lines = outcome.movies.sorted()
        if Self.isRecording {
            try test.write(lines.map { $0 + "\n" }.joined(), to: "expected.jsonl")
            try test.write(test.said(outcome), to: "said.txt")
        }
        #expect(lines == test.text("expected.jsonl").split(separator: "\n").map(String.init))
        #expect(test.said(outcome) == test.text("said.txt"))
        guard let plan = outcome.plan, let report = outcome.report else { return }
        let movies = try catalog.movies()
        #expect(plan.preview.count < 9)
        for result in [plan, report] {
            #expect(result.added == movies.count && result.changed == 0 && result.unchanged == 0)
            #expect(result.gains.viewings == movies.reduce(0) { $0 + $1.viewings.count })
            #expect(result.gains.ratings == movies.count { $0.yourRating != nil })
            #expect(result.gains.tags == movies.reduce(0) { $0 + $1.tags.count })
            #expect(!result.lines().contains { $0.contains("\\n") })
        }
        guard !report.hasNoMovies else { return }
        let again = try catalog.preview(test.files(paths))
        #expect(again.added == 0 && again.changed == 0 && !again.hasNoMovies)
        guard paths.count > 1 else { return }
        // Files in reverse order, or one by one, give the same movies.
        let reversed = try ImportOutcome(into: Catalog(of: [])) { try test.files(paths.reversed()) }
        #expect(reversed.movies.sorted() == lines)
        let single = try Catalog(of: [])
        for path in paths { _ = try single.take(test.files([path])) }
        #expect(try single.movies().map(\.line).sorted() == lines)
    }

    @Test(
        "A short case gives its expected results, read at once and a byte at a time",
        arguments: ShortImportCase.files)
    func short(_ file: String) throws {
        let cases = ShortImportCase.cases(in: file)
        #expect(!cases.isEmpty && cases.allSatisfy { $0.sections.last?.isResult == true })
        if Self.isRecording { try ShortImportCase.write(cases.map { try $0.resolved() }, to: file) }
        for test in ShortImportCase.cases(in: file) {
            let isRead = test.sections.contains { $0.name.hasPrefix("reads") }
            for isStepped in isRead ? [false, true] : [false] {
                #expect(try test.resolved(isStepped: isStepped).text == test.text)
            }
        }
    }
}
