// What a key takes at a line of 1,000 characters, in instructions: of `usher-films` on a pseudo-terminal under valgrind, each
// key typed once the one before was drawn.

import Foundation

let limit = 150_000.0
let line = String(repeating: "0123456789", count: 99) + "123456789!"
let keys = [
    ("a letter at the end", "", ["x"]),
    ("a letter in the middle", "\u{1}" + String(repeating: "\u{6}", count: 500), ["x"]),
    ("a letter at the beginning", "\u{1}", ["x"]),
    ("backspace at the beginning", "\u{1}\u{6}\u{6}", ["x", "\u{7F}"]),
    ("left and right", "", ["\u{1B}[D", "\u{1B}[C"]),
]

/// Instructions of a session with a line, keys that lead to a place in it, and these so many times.
func instructions(_ start: String, _ keys: [String], times: Int) throws -> Double {
    var (terminal, program): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&terminal, &program, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let films = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
        path: "usher-films")
    process.arguments = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", films.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
    let report = Pipe()
    process.standardInput = FileHandle(fileDescriptor: program)
    process.standardOutput = FileHandle(fileDescriptor: program)
    process.standardError = report
    try process.run()
    let screen = FileHandle(fileDescriptor: terminal)
    func type(_ text: String, until end: String? = nil) throws {
        try screen.write(contentsOf: Data(text.utf8))
        var shown = Data()
        repeat {
            shown += screen.availableData
        } while end.map { shown.suffix($0.utf8.count) != Data($0.utf8) } ?? false
    }
    try type("", until: "> ")
    try type(line, until: "!")
    if !start.isEmpty { try type(start) }
    for number in 0..<times { try type(keys[number % keys.count]) }
    try type("\u{15}q\n", until: "q\r\n")
    let text = String(decoding: try report.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard let count = text.firstMatch(of: /Collected : (\d+)/).flatMap({ Double($0.1) }) else {
        throw CocoaError(.executableRuntimeMismatch)
    }
    return count
}

var isMissed = false
for (name, start, keys) in keys {
    let (few, many) = (100, 300)
    let each =
        (try instructions(start, keys, times: many) - instructions(start, keys, times: few))
        / Double(many - few)
    print("\(name): \(Int(each)) instructions")
    if each > limit { isMissed = true }
}
if isMissed {
    print("A key is to take at most \(Int(limit)).")
    exit(1)
}
