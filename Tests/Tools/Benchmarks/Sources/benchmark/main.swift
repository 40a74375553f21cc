// Builds nothing and times everything: the same script through the same program, written four ways.
//
//     Tests/Tools/Benchmarks/run [--check]

import Foundation
import Measuring

let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let scratch = try ScratchFolder()
defer { scratch.remove() }

/// A script of so many answers: pick a number, go back.
func script(answers: Int) throws -> URL {
    let file = scratch.file("\(answers).script")
    guard !FileManager.default.fileExists(atPath: file.path) else { return file }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    // Ten pairs repeat; in pieces, so that this process stays small.
    let lines = Data((0..<10).map { "\($0 * 7 % 10 + 1)\nb\n" }.joined().utf8)
    for _ in 0..<answers / 20 { try handle.write(contentsOf: lines) }
    try handle.close()
    return file
}

let nowhere = URL(filePath: "/dev/null")

/// Runs a program of this folder on a script, with its output in a file.
func run(
    _ program: String, _ arguments: [String] = [], on input: URL, to output: URL = scratch.file("output")
) throws -> Run {
    try Measuring.run(folder.appending(path: program), arguments, on: input, to: output)
}

/// Seconds of several runs of each program, which take turns so that a busy machine slows all of them.
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

/// Instructions a run of a program of this folder takes, where valgrind is there to count them.
func instructions(_ program: String, _ arguments: [String] = [], on input: URL? = nil) throws -> Double? {
    try Instructions(of: folder.appending(path: program), arguments, on: input)?.all
}

/// What going one further and back takes on top of so many flows.
func roundInstructions(flows: Int) throws -> Double? {
    try each(100, 1100) { try instructions("depth", ["\(flows)", "\($0)"]) }
}

/// What one of so many flows takes, from its start to its end.
func flowInstructions(flows: Int) throws -> Double? {
    try each(flows / 2, flows) { try instructions("depth", ["\($0)", "0"]) }
}

let programs = ["usher-films", "limit", "buffer", "loop"]

// First, because the peak of a process begins with that of the one that starts it.
let memory = try (
    short: run("usher-films", on: script(answers: 10_000)).peakKilobytes,
    long: run("usher-films", on: script(answers: 1_000_000)).peakKilobytes
)

/// So many moves on a hundred flows; six are a round.
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
let dropped = try seconds(programs, on: long, to: nowhere, rounds: 15)
print("100,000 answers with identical output, the median of 15 runs in turn, into a file and to /dev/null:")
for program in programs {
    print(
        "  \(program): \(show(median(times[program]) * 1000, digits: 0)) ms, "
            + "\(show(median(dropped[program]) * 1000, digits: 0)) ms")
}

var counts: [String: Double] = [:]
for program in programs {
    counts[program] = try each(1000, 3000) {
        try instructions(program, on: script(answers: $0))
    }
}
if counts.isEmpty { print("Instructions are not counted: there is no valgrind.") }
for program in programs {
    if let count = counts[program] { print("  \(program): \(Int(count)) instructions an answer") }
}

var calls: [String: Double] = [:]
for program in programs {
    calls[program] = try each(1000, 3000) {
        try systemCalls(of: folder.appending(path: program), on: script(answers: $0))
    }
}
if calls.isEmpty { print("System calls are not counted: there is no strace.") }
for program in programs {
    if let count = calls[program] { print("  \(program): \(show(count)) system calls an answer") }
}

print("Peak memory: \(memory.short) KB after 10,000 answers, \(memory.long) KB after 1,000,000")

print(
    "A million moves, a hundred deep: \(show(moved.many.processorSeconds * 1000, digits: 0)) ms, "
        + "peak memory \(moved.many.peakKilobytes) KB, \(moved.few.peakKilobytes) KB after 10,000")

let nothing = try script(answers: 0)
let starts = try seconds(["usher-films", "empty"], on: nothing, rounds: 101)
print(
    "Start to first prompt: \(show(median(starts["usher-films"]) * 1000)) ms, "
        + "an empty program \(show(median(starts["empty"]) * 1000)) ms")

let rounds = try (low: roundInstructions(flows: 10), high: roundInstructions(flows: 10_000))
let flows = try (few: flowInstructions(flows: 100), many: flowInstructions(flows: 10_000))
if let low = rounds.low, let high = rounds.high, let few = flows.few, let many = flows.many {
    print(
        "One further and back, by a screen, a layer and a flow: \(Int(low)) instructions on 10 flows, \(Int(high)) on 10,000"
    )
    print("A flow within flows: \(Int(few)) instructions each of 100, \(Int(many)) each of 10,000")
}

func ratio(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    return left / right
}

let targets = [
    Target(
        name: "instructions, Usher to C", ratio: ratio(counts["usher-films"], counts["limit"]), limit: 1.4),
    Target(
        name: "time, Usher to C, into a file", ratio: ratio(times["usher-films"], times["limit"]), limit: 2),
    Target(
        name: "time, Usher to C, to /dev/null", ratio: ratio(dropped["usher-films"], dropped["limit"]),
        limit: 2.5),
    Target(
        name: "system calls an answer beyond C's",
        ratio: calls["usher-films"].flatMap { ours in calls["limit"].map { ours - $0 } }, limit: 0.05),
    Target(
        name: "instructions, Usher to a readLine loop", ratio: ratio(counts["usher-films"], counts["loop"]),
        limit: 0.4),
    Target(
        name: "time, Usher to a readLine loop", ratio: ratio(times["usher-films"], times["loop"]), limit: 1),
    Target(
        name: "memory, 1,000,000 answers to 10,000", ratio: Double(memory.long) / Double(memory.short),
        limit: 1.05),
    Target(
        name: "memory, 1,000,000 moves to 10,000",
        ratio: Double(moved.many.peakKilobytes) / Double(moved.few.peakKilobytes), limit: 1.05),
    Target(
        name: "time, 1,000,000 moves to twice 500,000",
        ratio: moved.many.processorSeconds / moved.half.processorSeconds / 2, limit: 1.25),
    Target(
        name: "one further and back, on 10,000 flows to 10", ratio: ratio(rounds.high, rounds.low), limit: 1.5
    ),
    Target(name: "a flow, of 10,000 to one of 100", ratio: ratio(flows.many, flows.few), limit: 1.5),
    Target(
        name: "first prompt, Usher to an empty program", ratio: ratio(starts["usher-films"], starts["empty"]),
        limit: 1.5),
]
print("\nRatios, and what they may be at most:")
let isReached = report(targets)
if CommandLine.arguments.contains("--check"), !isReached { exit(1) }
