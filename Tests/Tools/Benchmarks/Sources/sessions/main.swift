// Measures the memory of a waiting conversation and the instructions of its answers, compared with
// a session's, and how both change with a hundred times as many conversations in one process.
//
//     Tests/Tools/Benchmarks/sessions [--check]

import Foundation
import Measuring

let films = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "usher-films")
let scratch = try ScratchFolder()
defer { scratch.remove() }

/// Returns the bytes per conversation for this many of them.
func bytes(of count: Int) throws -> Double {
    let output = scratch.file("bytes")
    _ = try run(films, ["\(count)"], on: URL(filePath: "/dev/null"), to: output)
    return Double(try String(contentsOf: output, encoding: .utf8).dropLast()) ?? .nan
}

/// Returns the instructions per answer for this many conversations. A thousand of them answer
/// twice.
func instructions(of count: Int) throws -> Double? {
    try Instructions(of: films, ["\(count)"], fromStart: false).map { $0.all / 2_000 }
}

let bySession = try each(50, 250) { count in
    let script = scratch.file("script")
    try Data((String(repeating: "3\nb\n", count: count / 2) + ":q\n").utf8).write(to: script)
    return try Instructions(of: films, on: script)?.all
}
if let bySession { print("a session: \(Int(bySession)) instructions an answer") }

let counts = [1_000, 10_000, 100_000]
let all = try counts.map { count in
    let (bytes, instructions) = try (bytes(of: count), instructions(of: count))
    let answer = instructions.map { ", \(Int($0)) instructions an answer" } ?? ""
    print("\(count) conversations: \(Int(bytes)) bytes each\(answer)")
    return (bytes: bytes, instructions: instructions)
}
let (few, some, many) = (all[0], all[1], all[2])

func ratio(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    return left / right
}

print("\nRatios, and what they may be at most:")
let isReached = report([
    Target(name: "bytes of one of 10,000, to 9,000", ratio: some.bytes / 9_000, limit: 1),
    Target(name: "bytes, of 100,000 to 1,000", ratio: many.bytes / few.bytes, limit: 1.05),
    Target(
        name: "instructions of an answer, of 10,000 to a session", ratio: ratio(some.instructions, bySession),
        limit: 1.1),
    Target(
        name: "instructions of an answer, of 100,000 to 1,000",
        ratio: ratio(many.instructions, few.instructions), limit: 1.05),
])
if CommandLine.arguments.contains("--check"), !isReached { exit(1) }
