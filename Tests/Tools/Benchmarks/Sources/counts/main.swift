// Counts the instructions of an answer in six scripts, three of the library and three of `movies`, and of a row imported.
//
//     Tests/Tools/Benchmarks/counts [--check]

import Foundation
import Measuring

let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let films = URL(filePath: CommandLine.arguments[1])
let scratch = try ScratchFolder()
defer { scratch.remove() }

func script(_ answers: [String], count: Int) throws -> URL {
    let file = scratch.file("script")
    let lines = (0..<count).map { answers[$0 % answers.count] + "\n" } + [":q\n"]
    try Data(lines.joined().utf8).write(to: file)
    return file
}

let movies = folder.appending(path: "movies")
let catalog = scratch.file("films.sqlite").path
_ = try run(
    movies, ["import", films.path, "--catalog", catalog], on: URL(filePath: "/dev/null"),
    to: scratch.file("output"))

/// Answers again and again, and what each may take: two or three hundredths more than was measured last.
let scripts: [(name: String, program: String, answers: [String], limit: Double)] = [
    ("a film and back", "usher-films", ["3", "b"], 22_500),
    ("a page of the list on and back", "usher-films", ["n", "p"], 23_600),
    ("a refusal", "usher-films", ["x"], 77_300),
    ("movies: a film and back", "movies", ["3", "b"], 104_000),
    ("movies: a page of the list on", "movies", ["n"], 176_000),
    ("movies: a search", "movies", ["/the love", "/house"], 4_430_000),
]
var isKept = true
/// Counts what one more of something takes, and tells it beside what it may.
@MainActor func report(
    _ name: String, _ limit: Double, of numbers: (Int, Int), count: (Int) throws -> Double?
) rethrows {
    guard let each = try each(numbers.0, numbers.1, count) else {
        return print("  not counted, as there is no valgrind: \(name)")
    }
    print("  \(Int(each))  \(Int(limit))  \(name)\(each > limit ? "  MISSED" : "")")
    if each > limit { isKept = false }
}
for (name, program, answers, limit) in scripts {
    try report(name, limit, of: (50, 250)) { number in
        try Instructions(
            of: folder.appending(path: program),
            program == "movies" ? ["--brief", "--catalog", catalog] : [],
            on: script(answers, count: number))?.all
    }
}
let rows = try Data(contentsOf: films).split(separator: UInt8(ascii: "\n"))
try report("movies: a row imported", 327_000, of: (200, 700)) { number in
    let (list, new) = (scratch.file("\(number).csv"), scratch.file("\(number).sqlite"))
    try Data(rows.prefix(number + 1).joined(separator: [UInt8(ascii: "\n")])).write(to: list)
    return try Instructions(of: movies, ["import", list.path, "--catalog", new.path])?.all
}
if CommandLine.arguments.contains("--check"), !isKept { exit(1) }
