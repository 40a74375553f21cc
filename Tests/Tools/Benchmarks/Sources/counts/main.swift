// Counts the instructions of an answer in six scripts, three of the library and three of `movies`.
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

/// Answers again and again, and what each may take at most.
let scripts: [(name: String, program: String, answers: [String], limit: Double)] = [
    ("a film and back", "usher-films", ["3", "b"], 1),
    ("a page of the list on and back", "usher-films", ["n", "p"], 1),
    ("a refusal", "usher-films", ["x"], 1),
    ("movies: a film and back", "movies", ["3", "b"], 1),
    ("movies: a page of the list on", "movies", ["n"], 1),
    ("movies: a search", "movies", ["/the love", "/house"], 1),
]
var isKept = true
for (name, program, answers, limit) in scripts {
    func count(_ number: Int) throws -> Double? {
        try Instructions(
            of: folder.appending(path: program), program == "movies" ? ["--catalog", catalog] : [],
            on: script(answers, count: number))?.all
    }
    guard let few = try count(100), let many = try count(500) else {
        print("Instructions are not counted: there is no valgrind.")
        break
    }
    let each = (many - few) / 400
    print("  \(Int(each))  \(Int(limit))  \(name)\(each > limit ? "  MISSED" : "")")
    if each > limit { isKept = false }
}
if CommandLine.arguments.contains("--check"), !isKept { exit(1) }
