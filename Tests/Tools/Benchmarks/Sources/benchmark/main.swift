// Times the same script with the same program written in three ways. Builds nothing.
//
//     Tests/Tools/Benchmarks/run [--check]

import Foundation
import Measuring

let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let scratch = try ScratchFolder()
defer { scratch.remove() }

/// Writes a script with this many answers, which pick a number and go back in turn.
func script(answers: Int) throws -> URL {
    let file = scratch.file("\(answers).script")
    guard !FileManager.default.fileExists(atPath: file.path) else { return file }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    // Repeats ten pairs, written in pieces to keep this process small.
    let lines = Data((0..<10).map { "\($0 * 7 % 10 + 1)\nb\n" }.joined().utf8)
    for _ in 0..<answers / 20 { try handle.write(contentsOf: lines) }
    try handle.close()
    return file
}

/// Runs a program of this folder on a script, with its output in a file.
func run(
    _ program: String, _ arguments: [String] = [], on input: URL, to output: URL = scratch.file("output")
) throws -> Run {
    try Measuring.run(folder.appending(path: program), arguments, on: input, to: output)
}

/// Returns the seconds of several runs of each program. The runs alternate so that other load
/// affects all programs alike.
func seconds(
    _ programs: [String], on input: URL, to output: URL = scratch.file("output"), rounds: Int
) throws -> [String: [Double]] {
    var seconds: [String: [Double]] = [:]
    for _ in 0..<rounds {
        for program in programs {
            seconds[program, default: []].append(try run(program, on: input, to: output).seconds)
        }
    }
    return seconds
}

let programs = ["usher-films", "limit", "loop"]

// Measured first, because a child process inherits its parent's peak memory.
let memory = try (
    short: run("usher-films", on: script(answers: 10_000)).peakKilobytes,
    long: run("usher-films", on: script(answers: 1_000_000)).peakKilobytes
)

/// Makes this many moves on a hundred flows, six per round.
func moves(_ count: Int) throws -> Run {
    try run("depth", ["100", "\(count / 6)"], on: script(answers: 0))
}

let moved = try (few: moves(10_000), half: moves(500_000), many: moves(1_000_000))

let long = try script(answers: 100_000)
for program in programs { _ = try run(program, on: long, to: scratch.file(program)) }
let outputs = programs.map { scratch.file($0).path }
guard outputs.allSatisfy({ FileManager.default.contentsEqual(atPath: $0, andPath: outputs[0]) }) else {
    print("The programs print different things, so their times can't be compared.")
    exit(1)
}

let times = try seconds(programs, on: long, rounds: 15)
print("100,000 answers with identical output, into a file; the median of 15 runs in turn:")
for program in programs { print("  \(program): \(show(median(times[program]) * 1000, digits: 0)) ms") }

print("Peak memory: \(memory.short) KB after 10,000 answers, \(memory.long) KB after 1,000,000")

print(
    "A million moves, a hundred deep: \(show(moved.many.processorSeconds * 1000, digits: 0)) ms, "
        + "peak memory \(moved.many.peakKilobytes) KB, \(moved.few.peakKilobytes) KB after 10,000")

let nothing = try script(answers: 0)
let starts = try seconds(["usher-films", "empty"], on: nothing, rounds: 101)
print(
    "Start to first prompt: \(show(median(starts["usher-films"]) * 1000)) ms, "
        + "an empty program \(show(median(starts["empty"]) * 1000)) ms")

let targets = [
    Target(
        name: "time, Usher to a readLine loop", ratio: ratio(times["usher-films"], times["loop"]), limit: 1),
    Target(name: "first prompt, of 5 ms", ratio: median(starts["usher-films"]) * 1000 / 5, limit: 1),
    Target(
        name: "memory, 1,000,000 answers to 10,000", ratio: Double(memory.long) / Double(memory.short),
        limit: 1.05),
    Target(
        name: "memory, 1,000,000 moves to 10,000",
        ratio: Double(moved.many.peakKilobytes) / Double(moved.few.peakKilobytes), limit: 1.05),
    Target(
        name: "time, 1,000,000 moves to twice 500,000",
        ratio: moved.many.processorSeconds / moved.half.processorSeconds / 2, limit: 1.25),
]
print("\nRatios, and what they may be at most:")
let isReached = report(targets)
if CommandLine.arguments.contains("--check"), !isReached { exit(1) }
