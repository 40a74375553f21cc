import Catalogs
import Foundation
import Platform
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// A case in `Tests/ImportCases/*.cases`. Tests/README.md describes the format.
struct ShortImportCase: Sendable, CustomTestStringConvertible {
    struct Section: Sendable {
        let name: String
        var lines: [String] = []
        var isResult: Bool { ["reads", "reads each", "gives"].contains(name) || name.hasPrefix("exports ") }

        /// Returns the lines, with a value in place of `⟨…⟩`.
        func text(with value: String = "") -> String {
            let text = lines.map { $0 + "\n" }.joined().replacing("⟨end⟩\n", with: "")
            return text.replacing("⟨…⟩", with: value).unescaped
        }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "ImportCases")

    let name: String
    var sections: [Section] = []
    var testDescription: String { name }

    static var files: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
        return (names ?? []).filter { $0.hasSuffix(".cases") }.sorted()
    }

    static func cases(in file: String) -> [ShortImportCase] {
        let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8)
        var cases: [ShortImportCase] = []
        for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("=== ") {
                cases.append(ShortImportCase(name: String(line.dropFirst(4))))
                continue
            }
            guard var last = cases.popLast() else { continue }
            if line.hasPrefix("--- ") {
                last.sections.append(Section(name: String(line.dropFirst(4))))
            } else if var section = last.sections.popLast() {
                if !line.isEmpty || !section.isResult { section.lines.append(String(line)) }
                last.sections.append(section)
            }
            cases.append(last)
        }
        return cases
    }

    /// Returns the case with each result computed from the files before it.
    func resolved(isStepped: Bool = false) throws -> ShortImportCase {
        var (resolved, files): (ShortImportCase, [Section]) = (self, [])
        var (arguments, known): ([String: String], [Movie]) = ([:], [])
        for (index, section) in sections.enumerated() {
            switch section.name {
            case "arguments": arguments = ImportCase.options(section.text())
            case "catalog":
                known = try section.lines.filter { !$0.isEmpty }.enumerated().map {
                    try Movie(json: Array($1.utf8), id: Movie.ID($0 + 1))
                }
            case "reads":
                resolved.sections[index].lines = files.flatMap {
                    read($0.text(), named: $0.name, arguments, isStepped)
                }
                files = []
            case "reads each":
                resolved.sections[index].lines = section.lines.map { line in
                    let value = line.prefix(upTo: line.firstRange(of: "→")?.lowerBound ?? line.endIndex)
                    let lines = files.flatMap { file in
                        read(
                            file.text(with: String(value.dropLast())), named: file.name, arguments, isStepped)
                    }
                    return "\(value)→ \(lines.joined(separator: " ¶ "))"
                }
                files = []
            case "gives":
                resolved.sections[index].lines = try imported(files, arguments, into: known)
                files = []
            case let name where name.hasPrefix("exports "):
                resolved.sections[index].lines = try exported(
                    files, as: name.split(separator: " ").dropFirst().map(String.init))
            default: files.append(section)
            }
        }
        return resolved
    }

    private func read(
        _ text: String, named name: String, _ arguments: [String: String], _ isStepped: Bool
    ) -> [String] {
        do {
            let reading = try MovieFileReading(
                text, named: name, step: isStepped ? 1 : .max, mapping: arguments["columns"],
                includesAllTypes: arguments["types"] == "all")
            return reading.lines
        } catch let error as CatalogError {
            return ["\(error.kind): \(error)"]
        } catch {
            return ["\(error)"]
        }
    }

    private func imported(
        _ files: [Section], _ arguments: [String: String], into known: [Movie]
    ) throws -> [String] {
        let folder = try ImportFolder()
        for file in files { try folder.write(Array(file.text().utf8), to: file.name) }
        let paths = files.map { folder[$0.name] }
        func open() throws -> ImportBatch {
            try ImportBatch(
                paths, mapping: arguments["columns"].map { try ColumnMapping($0) } ?? ColumnMapping(),
                precedence: arguments["replace"] == "yes" ? .theirs : .later,
                includesAllTypes: arguments["types"] == "all", profile: arguments["profile"])
        }
        let catalog = try Catalog(movies: known)
        let outcome = try ImportOutcome(into: catalog, open)
        if let plan = outcome.plan, let report = outcome.report {
            #expect(try plan.counts == report.counts && catalog.integrityProblems() == [], "\(name)")
            let again = try catalog.preview(open())
            #expect(again.counts.isNothing || !report.doubts.isEmpty, "\(name)")
            let other = try Catalog(movies: known)
            try other.take(open(), withoutIndexes: true)
            #expect(try other.movies().map(\.line) == outcome.movies, "\(name)")
            if report.added + report.changed > 0 { try catalog.undo() }
            #expect(try catalog.all().map(\.line) == known.map(\.line), "\(name)")
        }
        return (outcome.movies + outcome.lists + outcome.said).map {
            $0.replacing(folder.path + "/", with: "").asIn2026
        }
    }

    /// Imports files and exports their movies. The words are a format and, optionally, `--notes`
    /// and a search.
    private func exported(_ files: [Section], as words: [String]) throws -> [String] {
        let folder = try ImportFolder()
        for file in files { try folder.write(Array(file.text().utf8), to: file.name) }
        let catalog = try Catalog(of: [])
        catalog.today = { Day("2026-11-29") ?? .today }
        try catalog.take(ImportBatch(files.map { folder[$0.name] }))
        let search = try MovieSearch(words.dropFirst().filter { $0 != "--notes" }.joined(separator: " "))
        let format = try #require(ExportFormat(rawValue: words[0]))
        var bytes: [UInt8] = []
        let file = try ExportWriter(as: format, hasNotes: words.contains("--notes")) {
            bytes += $0
            return true
        }
        let query = MovieQuery(search: search, order: search.list == nil ? nil : .hand)
        let losses = try catalog.export(query, to: file).losses.lines
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) + losses
    }

    var text: String {
        "=== \(name)\n"
            + sections.map { section in
                "--- \(section.name)\n" + section.lines.map { $0 + "\n" }.joined()
            }.joined()
    }

    static func write(_ cases: [ShortImportCase], to file: String) throws {
        let text = cases.map(\.text).joined(separator: "\n")
        try Data(text.utf8).write(to: root.appending(path: file))
    }
}

extension String {
    /// The text, with the characters for codes such as `⟨0D⟩`.
    var unescaped: String {
        guard contains("⟨") else { return self }
        return replacing(/⟨([0-9A-F]+)⟩/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "?"
        }
    }

    /// The text, with codes such as `⟨0D⟩` for invisible characters.
    var escaped: String {
        unicodeScalars.map { scalar in
            let isSeen = scalar.properties.generalCategory != .control && !scalar.isInvisible
            return isSeen ? String(scalar) : "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩"
        }.joined()
    }
}

extension MovieFileReading {
    /// The rows, each after its line number, and the messages about the file.
    var lines: [String] {
        var lines = rows.map { row in
            "\(row.line): \(row.movie.line)"
                + row.places.map { place in
                    let words = [place.description, place.note].compactMap { $0.map { ", \(shown($0))" } }
                    return " in \(shown(place.list)) at \(place.place)\(words.joined())"
                }.joined()
        }
        if kind != .movieList { lines.append("Kind: \(kind)") }
        if !columns.isEmpty { lines.append("Columns: \(columns.joined(separator: ", "))") }
        if !ignoredColumns.isEmpty {
            lines.append("Ignored: \(ignoredColumns.map { shown($0) }.joined(separator: ", "))")
        }
        if passedOver > 0 {
            lines.append(
                "No movies: \(passedOver): \(passedTitles.map { shown($0) }.joined(separator: ", "))")
        }
        return lines + problems
    }
}

struct ImportOutcome {
    private(set) var plan: ImportReport?
    private(set) var report: ImportReport?
    /// The catalog's movies as JSON, in the catalog's order.
    private(set) var movies: [String] = []
    private(set) var lists: [String] = []
    private(set) var said: [String] = []

    init(into catalog: Catalog, _ open: () throws -> ImportBatch) throws {
        do {
            let files = try open()
            let plan = try catalog.preview(files)
            if let question = plan.questions.first { throw CatalogError(question) }
            let report = try catalog.importMovies(files, plan: plan)
            (self.plan, self.report) = (plan, report)
            lists = try catalog.lists.map { "List: \(shown($0.list.name)) of \(counted($0.movies, "movie"))" }
            said = report.doubts.map(\.description) + report.problems.lines + report.lines(isDryRun: false)
            if report.hasNoMovies { said.append("nothing") }
        } catch let error as CatalogError {
            said = ["\(error.kind): \(error)"]
        }
        movies = try catalog.movies().map(\.line)
    }
}

extension Movie {
    var line: String { String(decoding: json, as: UTF8.self) }
}
