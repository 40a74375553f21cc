// Counts and times what `movies` takes for an answer, an import and an undo, beside the same pages in plain C.
//
//     Tests/Tools/Benchmarks/movies [--check]

import Foundation
import Measuring

let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let movies = folder.appending(path: "movies")
let rival = folder.appending(path: "movies-limit")
let films = URL(filePath: CommandLine.arguments[1])
let scratch = try ScratchFolder()
defer { scratch.remove() }

func write(_ lines: some Sequence<String>, to name: String) throws -> URL {
    let file = scratch.file(name)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    return file
}

/// A catalog that a file was imported into.
func catalog(of file: URL, name: String) throws -> String {
    let path = scratch.file(name).path
    _ = try run(movies, ["import", file.path, "--catalog", path], on: nothing, to: scratch.file("output"))
    return path
}

let nothing = try write([], to: "nothing")
var targets: [Target] = []

// Pages, beside C with prepared statements.
let browsed = try catalog(of: films, name: "films.sqlite")
let scripts: [(name: String, lines: (Int) -> [String])] = [
    ("list, detail and back", { count in (0..<count / 2).flatMap { ["\($0 * 7 % 10 + 1)", "b"] } + ["q"] }),
    ("a page by key", { count in Array(repeating: "n", count: count) + ["q"] }),
]
for (name, lines) in scripts {
    let (short, long) = try (write(lines(200), to: "short"), write(lines(1_200), to: "long"))
    _ = try run(movies, ["--brief", "--catalog", browsed], on: long, to: scratch.file("movies.output"))
    _ = try run(rival, [browsed], on: long, to: scratch.file("rival.output"))
    guard
        FileManager.default.contentsEqual(
            atPath: scratch.file("movies.output").path, andPath: scratch.file("rival.output").path)
    else {
        print("\(name): the programs print different things, so they can't be compared.")
        exit(1)
    }
    func each(_ program: URL, _ arguments: [String]) throws -> Double? {
        guard let few = try Instructions(of: program, arguments, on: short),
            let many = try Instructions(of: program, arguments, on: long)
        else { return nil }
        return (many.all - few.all) / 1_000
    }
    if let ours = try each(movies, ["--brief", "--catalog", browsed]), let theirs = try each(rival, [browsed])
    {
        print("\(name): \(Int(ours)) instructions an answer, in C \(Int(theirs))")
        targets.append(Target(name: "\(name), instructions, to C", ratio: ours / theirs, limit: 1.6))
    } else {
        print("\(name): instructions are not counted, as there is no valgrind.")
    }
}

let answers = try write(scripts[0].lines(20_000), to: "answers")
var times: (ours: [Double], theirs: [Double]) = ([], [])
for _ in 0..<9 {
    times.ours.append(
        try run(movies, ["--brief", "--catalog", browsed], on: answers, to: scratch.file("output"))
            .processorSeconds)
    times.theirs.append(try run(rival, [browsed], on: answers, to: scratch.file("output")).processorSeconds)
}
print(
    "20,000 answers: \(show(median(times.ours) * 1000, digits: 0)) ms of the processor, in C "
        + "\(show(median(times.theirs) * 1000, digits: 0)) ms")
targets.append(
    Target(name: "list, detail and back, time, to C", ratio: ratio(times.ours, times.theirs), limit: 2))

/// A target in thousands of instructions; none where they are not counted.
func count(_ name: String, _ count: Double?, atMost limit: Double) -> [Target] {
    guard let count else { return [] }
    print("\(name): \(Int(count)) instructions")
    return [Target(name: "\(name), thousand instructions", ratio: count / 1e3, limit: limit / 1e3)]
}

// The first prompt, beside the same program.
let quitting = try write(["q"], to: "script")
@MainActor func compareFirstPrompt(_ name: String, _ movies: URL, _ rival: URL, atMost limit: Double) throws {
    guard let ours = try Instructions(of: movies, ["--brief", "--catalog", browsed], on: quitting),
        let theirs = try Instructions(of: rival, [browsed], on: quitting)
    else { return }
    print("\(name): \(Int(ours.all)) instructions, in C \(Int(theirs.all))")
    targets.append(
        Target(name: "\(name), instructions, to C", ratio: ours.all / theirs.all, limit: limit))
}
try compareFirstPrompt("first prompt", movies, rival, atMost: 1.95)
let whole = folder.deletingLastPathComponent().appending(path: "static/release")
if FileManager.default.fileExists(atPath: whole.path) {
    try compareFirstPrompt(
        "first prompt, without libraries", whole.appending(path: "movies"),
        whole.appending(path: "movies-limit"), atMost: 2.7)
}

// Searches: what isn't SQLite's own.
func beyondSQLite(_ script: [String]) throws -> Double? {
    try Instructions(
        of: movies, ["--brief", "--catalog", browsed], on: write(script, to: "script"), calling: "libsqlite3",
        profile: scratch.file("profile")
    ).map { $0.all - $0.inLibrary }
}
for (search, limit) in [
    ("/ran", 128_700.0), ("/the love", 135_900), ("/genre:war year:1950..1965", 132_700),
] {
    let other = ["/house", "/the night", "/genre:drama year:1970..1975"].flatMap { [search, $0] }
    if let few = try beyondSQLite(Array(repeating: other, count: 2).flatMap(\.self) + ["q"]),
        let many = try beyondSQLite(Array(repeating: other, count: 12).flatMap(\.self) + ["q"])
    {
        targets += count(
            "a search among which is \(search), beyond SQLite's own", (many - few) / 60, atMost: limit)
    }
}

// Adding a film among 100,000.
let places = [
    "Garden", "Harbor", "Winter", "Mirror", "Train", "Island", "Letter", "Shadow", "Bridge", "Orchard",
]
func title(_ number: Int) -> String {
    "\(places[number % 10]) of the \(places[number / 10 % 10]) \(number)"
}
let many = try catalog(
    of: write(["title,year"] + (0..<100_000).map { "\(title($0)),\(1_920 + $0 % 100)" }, to: "many.csv"),
    name: "many.sqlite")
// The third is called as the first, which is found then: a question follows, and no film is saved.
let added = [
    ("with a year", "A Film Nobody Knows", "1954", [0.61e6, 0.39e6, 0.33e6, 0.54e6, 2.5e6]),
    ("without a year", "Another Film", "", [0.61e6, 0.39e6, 0.29e6, 0.53e6, 2.28e6]),
    ("called as another", "A Film Nobody Knows", "", [0.61e6, 0.39e6, 0.3e6, 1.13e6, 0.29e6]),
]
for (kind, name, year, limits) in added {
    // The first session keeps its places for those that follow.
    var before: Double?
    for _ in 0..<2 {
        before = try Instructions(
            of: movies, ["--brief", "--catalog", many], on: write(["q"], to: "script"))?.all
    }
    let answers = ["a", name, year, "", "s"]
    for (end, limit) in zip(1..., limits) {
        let after = try Instructions(
            of: movies, ["--brief", "--catalog", many], on: write(answers[..<end] + [":q"], to: "script"))?
            .all
        if let after, let before {
            targets += count(
                "adding a film \(kind) among 100,000, answer \(end)", after - before, atMost: limit)
        }
        before = after
    }
}

// A diary, and its undo.
func diary(_ count: Int) throws -> URL {
    try write(
        ["Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date"]
            + (0..<count).map {
                "2024-01-05,\(title($0)),\(1_920 + $0 % 100),https://boxd.it/\($0),4.5,,,2024-01-0\($0 % 9 + 1)"
            }, to: "diary.csv")
}
func importing(_ count: Int) throws -> Double? {
    let path = scratch.file("diary.sqlite").path
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
    return try Instructions(of: movies, ["import", diary(count).path, "--catalog", path])?.all
}
if let few = try importing(10_000), let all = try importing(20_000) {
    targets += count("a diary's row, between 10,000 and 20,000", (all - few) / 10_000, atMost: 153_500)
}
let imported = try catalog(of: diary(2_000), name: "undone.sqlite")
targets += count(
    "undo of 2,000 rows", try Instructions(of: movies, ["undo", "--catalog", imported])?.all, atMost: 241e6)

print("\nRatios and counts, and what they may be at most:")
let isReached = report(targets)
if CommandLine.arguments.contains("--check"), !isReached { exit(1) }
