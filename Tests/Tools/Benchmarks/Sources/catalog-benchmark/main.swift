// Compares the times of a catalog of generated movies with the sqlite3 program on the same movies.
//
//     Tests/Tools/Benchmarks/catalog [--count N] [--check] [PART OF A NAME]

import Foundation
import Measuring

var arguments = Array(CommandLine.arguments.dropFirst())
var count = 1_000_000
if let place = arguments.firstIndex(of: "--count"), place + 1 < arguments.count {
    count = Int(arguments[place + 1]) ?? count
    arguments.removeSubrange(place...place + 1)
}
let isCheck = arguments.contains("--check")
/// The pages to request. All by default.
let part = arguments.first { !$0.hasPrefix("--") } ?? ""

let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let scratch = try ScratchFolder()
guard let shell = Shell(scratch: scratch) else {
    print("There is no sqlite3 to compare with.")
    exit(1)
}
let session = CatalogSession(program: folder.appending(path: "catalog-session"), scratch: scratch)
var targets: [Target] = []

func say(_ cells: String...) {
    FileHandle.standardOutput.write(Data("\(cells.joined(separator: "  "))\n".utf8))
}

func cell(_ number: Double, digits: Int = 0) -> String {
    let text = show(number, digits: digits)
    return String(repeating: " ", count: max(8 - text.count, 0)) + text
}

/// Imports the same files on both sides alternately.
@MainActor func compareImports(into file: String) throws {
    let movies = scratch.file("movies.csv").path
    let nothing = scratch.file("nothing")
    try Data().write(to: nothing)
    _ = try run(
        folder.appending(path: "films"), [scratch.url.path, "\(count)"], on: nothing,
        to: scratch.file("films.output"))
    let (theirFile, model) = (scratch.file("shell.sqlite").path, scratch.file("model.sqlite").path)
    try session.makeCatalog(model)
    var (ours, theirs): ([Run], [Run]) = ([], [])
    for _ in 0..<(count > 1_000_000 ? 1 : 3) {
        for path in [file, theirFile] { try? FileManager.default.removeItem(atPath: path) }
        ours.append(try session.importMovies([movies], into: file))
        theirs.append(try shell.importMovies(movies, into: theirFile, like: model))
    }
    try FileManager.default.removeItem(atPath: theirFile)
    let ratio = ratio(ours.map(\.processorSeconds), theirs.map(\.processorSeconds))
    say(
        "Import of \(count) movies, in seconds of the processor (and of the clock), the median of \(ours.count):"
    )
    for (name, runs) in [("ours", ours), ("sqlite3", theirs)] {
        say(
            cell(median(runs.map(\.processorSeconds)), digits: 1),
            "(\(show(median(runs.map(\.seconds)), digits: 1)))  \(name), \(runs.map(\.peakKilobytes).max() ?? 0) KB"
        )
    }
    targets.append(Target(name: "import", ratio: ratio, limit: 1.3))
    targets.append(memory("importing", ours.map(\.peakKilobytes).max() ?? 0))
}

func memory(_ name: String, _ peak: Int) -> Target {
    Target(name: "peak of memory while \(name), to 100 MB", ratio: Double(peak) / 102_400, limit: 1)
}

/// Exits if the two sides don't show the same movies.
@MainActor func checkPages(of question: Question, _ statements: [String], in file: String) throws {
    let ours = try session.ask(question, of: file, times: 0).output.split(separator: "\n")
    let asked = question.searches.isEmpty ? Array(statements.prefix(1)) : statements
    let theirs = try shell.lines(
        asked.map { $0.replacingOccurrences(of: "LIMIT 11;", with: "LIMIT 10;") }.joined(separator: "\n"),
        on: file)
    func ids(_ lines: [some StringProtocol]) -> [Substring] {
        lines.map { Substring($0.prefix { $0 != "|" }) }
    }
    guard ids(ours) == ids(theirs) else {
        say("\(question.name): both sides show different movies, so their times can't be compared.")
        scratch.remove()
        exit(1)
    }
}

/// Times a question on both sides alternately.
@MainActor func compare(_ question: Question, in file: String) throws -> Int {
    var best: (statements: [String], seconds: Double)?
    for statements in question.statements {
        let seconds = try shell.seconds(statements, times: 100, on: file)
        if seconds < best?.seconds ?? .infinity { best = (statements, seconds) }
    }
    guard let best else { return 0 }
    try checkPages(of: question, best.statements, in: file)
    let times = min(max(Int(0.05 / max(best.seconds, 1e-6)), 10), 2_000)
    var (ours, rows, pages, peak): ([Double], [Double], [Double], Int) = ([], [], [], 0)
    for _ in 0..<5 {
        let (run, output) = try session.ask(question, of: file, times: times)
        ours.append((Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan) / 1e9)
        peak = max(peak, run.peakKilobytes)
        rows.append(try shell.seconds(best.statements, times: times, on: file))
        let counting =
            question.counts.isEmpty ? 0 : try shell.seconds(question.counts, times: times, on: file)
        pages.append((rows.last ?? 0) + counting)
    }
    let (toRows, toPages) = (ratio(ours, rows), ratio(ours, pages))
    say(
        cell(median(ours) * 1e6), cell(median(rows) * 1e6), cell(median(pages) * 1e6),
        cell(toRows, digits: 2),
        cell(toPages, digits: 2), " \(question.name)")
    // Opening also checks that the file is an intact catalog.
    targets.append(Target(name: question.name, ratio: toPages, limit: question.mode == "open" ? 2 : 1.5))
    return peak
}

let file = scratch.file("catalog.sqlite").path
try compareImports(into: file)
say(
    "\nA page, in microseconds of the processor, the median of 5 runs in turn: ours; sqlite3's rows; its rows with"
)
say("their number, as far as the page tells it; the ratio to the rows; the ratio to both:")
var peak = 0
for question in try Question.all(of: file, using: shell) where part.isEmpty || question.name.contains(part) {
    peak = max(peak, try compare(question, in: file))
}
targets.append(memory("browsing", peak))
scratch.remove()

print("\nRatios, and what they may be at most:")
if !report(targets), isCheck { exit(1) }
