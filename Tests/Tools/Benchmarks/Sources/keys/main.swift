// Builds nothing and counts what a key takes in a line of 1,000 characters, on a terminal of 80 columns.
//
//     Tests/Tools/Benchmarks/keys [--check]

import Foundation
import Measuring

/// What is pressed before it is counted, the keys that are counted in turn, and what the terminal is given last for the key
/// of a number.
struct Place {
    var name: String
    var way = ""
    var keys = ["x"]
    var end: (Int) -> String
}

let prompt = "> "
let width = 80
/// How the cursor is brought behind so many characters.
func column(_ count: Int) -> String { "\r\u{1B}[\((prompt.count + count) % width)C" }

let places = [
    Place(name: "at the end") { _ in "x" },
    Place(name: "in the middle", way: "\u{1}" + String(repeating: "\u{6}", count: 480)) {
        column(480 + $0)
    },
    Place(name: "at the beginning", way: "\u{1}\u{6}") { column(1 + $0) },
    Place(name: "left or right", keys: ["\u{1B}[D", "\u{1B}[C"]) { $0 % 2 == 1 ? "\u{8}" : "\u{1B}[1C" },
]

let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let scratch = try ScratchFolder()
defer { scratch.remove() }
let script = "/usr/bin/script"

/// A terminal that `script` makes, with `usher-films` on it, whose instructions are counted.
final class Terminal {
    private let process = Process()
    private let keys = Pipe()
    private let display = Pipe()
    private let report = scratch.file("report")
    private var screen: [UInt8] = []

    init(valgrind: URL) throws {
        let program = ([valgrind.path] + counting(folder.appending(path: "usher-films"))).joined(
            separator: " ")
        process.executableURL = URL(filePath: script)
        process.arguments = [
            "-qec", "stty rows 24 cols \(width); \(program) 2>'\(report.path)'", "/dev/null",
        ]
        process.environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin"]
        process.standardInput = keys
        process.standardOutput = display
        try process.run()
    }

    /// Presses keys, and reads until what the terminal is given ends so.
    func press(_ text: String, until end: String) throws {
        screen = []
        try keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        while !screen.suffix(end.utf8.count).elementsEqual(end.utf8) {
            let bytes = display.fileHandleForReading.availableData
            if bytes.isEmpty { throw CocoaError(.fileReadUnknown) }
            screen += bytes
        }
    }

    /// The instructions that the program took to its end.
    func finish() throws -> Double? {
        _ = try display.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return instructions(in: try String(contentsOf: report, encoding: .utf8))
    }
}

/// Instructions of a session in which so many keys are pressed there.
func count(_ number: Int, _ place: Place, valgrind: URL) throws -> Double? {
    let terminal = try Terminal(valgrind: valgrind)
    try terminal.press("", until: prompt)
    let half = String(repeating: "0123456789", count: 50)
    for _ in 0..<2 { try terminal.press(half, until: half) }
    if !place.way.isEmpty { try terminal.press(place.way, until: place.end(0)) }
    for index in 0..<number {
        try terminal.press(place.keys[index % place.keys.count], until: place.end(index + 1))
    }
    try terminal.press("\u{5}\u{15}q\n", until: "q\r\n")
    return try terminal.finish()
}

guard let valgrind = tool("valgrind"), FileManager.default.isExecutableFile(atPath: script) else {
    print("A key is not counted: there is no valgrind, or no script(1).")
    exit(0)
}
print("Instructions of a key in a line of 1,000 characters, and what they may be at most:")
let isReached = report(
    try places.map { place in
        let instructions = try each(20, 60) { try count($0, place, valgrind: valgrind) }
        return Target(name: place.name, ratio: instructions, limit: 150_000)
    })
if CommandLine.arguments.contains("--check"), !isReached { exit(1) }
