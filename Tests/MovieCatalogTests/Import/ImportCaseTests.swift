import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// A folder in `Tests/ImportCases`: files to import, and the expected catalog and messages.
struct ImportCase: Sendable, CustomTestStringConvertible {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "ImportCases")

    static var all: [ImportCase] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
        return (names ?? []).sorted().map { ImportCase(folder: root.appending(path: $0)) }
    }

    let folder: URL
    var testDescription: String { folder.lastPathComponent }

    func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// Options such as `profile Ada`, one per line.
    private var options: [String: String] {
        let lines = text("arguments").split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
    }

    var paths: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .filter { !["expected.jsonl", "said.txt", "arguments"].contains($0) }
                .map { folder.appending(path: $0).path }
        }
    }

    func files(_ paths: [String]) throws -> ImportFiles {
        try ImportFiles(
            paths, mapping: options["columns"].map { try ColumnMapping($0) } ?? ColumnMapping(),
            profile: options["profile"])
    }
}

@Suite("Files as strangers have them, a folder each")
struct ImportCaseTests {
    private struct Outcome {
        var plan: ImportReport?
        var report: ImportReport?
        var movies: [Movie] = []
        var said = ""
    }

    private func outcome(_ test: ImportCase, _ paths: [String]) throws -> Outcome {
        let catalog = try Catalog(of: [])
        var outcome = Outcome()
        do {
            let files = try test.files(paths)
            let plan = try catalog.preview(files)
            if let question = plan.questions.first { throw CatalogError(question) }
            let report = try catalog.importMovies(files, plan: plan)
            (outcome.plan, outcome.report, outcome.movies) = (plan, report, try catalog.movies())
            let lines =
                report.doubts.map(\.description) + report.problems.lines + report.lines(isDryRun: false)
            outcome.said = lines.joined(separator: "\n")
            if report.isFruitless { outcome.said += "\nnothing" }
        } catch let error as CatalogError {
            outcome.said = "\(error.kind): \(error)"
        }
        outcome.said = outcome.said.replacing(test.folder.path + "/", with: "") + "\n"
        return outcome
    }

    private func lines(_ movies: [Movie]) -> [String] {
        movies.map { String(decoding: $0.json, as: UTF8.self) }.sorted()
    }

    @Test("give what is expected, value by value, and say what is left out", arguments: ImportCase.all)
    func values(_ test: ImportCase) throws {
        let outcome = try outcome(test, test.paths)
        if ProcessInfo.processInfo.environment["RECORD_CASES"] == "1" {
            try test.write(lines(outcome.movies).map { $0 + "\n" }.joined(), to: "expected.jsonl")
            try test.write(outcome.said, to: "said.txt")
        }
        #expect(lines(outcome.movies) == test.text("expected.jsonl").split(separator: "\n").map(String.init))
        #expect(outcome.said == test.text("said.txt"))
    }

    @Test("are previewed in ten lines, with the sums of what comes", arguments: ImportCase.all)
    func sums(_ test: ImportCase) throws {
        let outcome = try outcome(test, test.paths)
        guard let plan = outcome.plan, let report = outcome.report else { return }
        #expect(plan.lines().count + Set(try test.paths).count < 10)
        for told in [plan, report] {
            #expect(told.added == outcome.movies.count && told.changed == 0 && told.unchanged == 0)
            #expect(told.gains.viewings == outcome.movies.reduce(0) { $0 + $1.viewings.count })
            #expect(told.gains.ratings == outcome.movies.count { $0.yourRating != nil })
            #expect(told.gains.tags == outcome.movies.reduce(0) { $0 + $1.tags.count })
            #expect(!told.lines().contains { $0.contains("\\n") })
        }
    }

    @Test("add nothing a second time, and are the same in any order of files", arguments: ImportCase.all)
    func again(_ test: ImportCase) throws {
        let first = try outcome(test, test.paths)
        let paths = try test.paths
        #expect(try lines(outcome(test, paths.reversed()).movies) == lines(first.movies))
        guard first.report?.isFruitless == false else { return }
        let catalog = try Catalog(of: [])
        for path in paths { _ = try catalog.take(test.files([path])) }
        #expect(try lines(catalog.movies()) == lines(first.movies))
        let plan = try catalog.preview(test.files(paths))
        #expect(plan.added == 0 && plan.changed == 0 && !plan.isFruitless)
    }
}
