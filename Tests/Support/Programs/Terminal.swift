import Foundation

/// A running `movies` or other program on a real pseudo-terminal, created by `script`.
package final class Terminal {
    private let process = Process()
    private let keys = Pipe()
    private let display = Pipe()
    private let data: Folder

    /// All output sent to the terminal, without the sequences that turn bracketed paste on and off.
    package private(set) var screen = ""
    private var typedAt = 0
    /// The first bytes of a line ending or character that isn't complete yet.
    private var unread: [UInt8] = []

    private static let script = "/usr/bin/script"

    package static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: script) }

    package init(
        _ options: String = "", of program: String = Shell.movies,
        environment: [String: String] = ["TERM": "xterm"]
    ) throws {
        // Typing to a program that has ended should throw, not kill the tests.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: Self.script)
        // Test threads block Ctrl-C. The shell unblocks it for the program, and ignores it itself.
        let command = "trap : INT; \(program) \(options); exit $?"
        #if os(Linux)
            process.arguments = ["-qec", command, "/dev/null"]
        #else
            process.arguments = ["-q", "/dev/null", "/bin/sh", "-c", command]
        #endif
        data = try Folder()
        process.environment = environment.merging(["XDG_DATA_HOME": data.path, "HOME": data.path]) { own, _ in
            own
        }
        .merging(Shell.profiled ?? [:]) { own, _ in own }
        process.standardInput = keys
        process.standardOutput = display
        try process.runUnblockingSignals()
    }

    /// The lines on the terminal after applying cursor movements and redraws.
    package var shown: String {
        var (lines, line, column) = ([""], [Character](), 0)
        var rest = screen[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{8}": column -= 1
            case "\r": column = 0
            case "\u{1B}":
                let end = rest.firstIndex(where: \.isLetter) ?? rest.startIndex
                if rest[end] == "C" { column += Int(rest[..<end].dropFirst()) ?? 1 }
                if rest[end] == "J" { line.removeSubrange(column...) }
                rest = rest[end...].dropFirst()
            case "\n": (line, column) = ([], 0)
            default:
                line.replaceSubrange(column..<min(column + 1, line.count), with: [character])
                column += 1
            }
            if character == "\n" { lines.append("") } else { lines[lines.count - 1] = String(line) }
        }
        return lines.joined(separator: "\n")
    }

    private var isAsking: Bool { Shell.prompts.contains { screen.hasSuffix($0) } }

    /// Reads until the next prompt or the program's end.
    package func waitForPrompt() {
        while true {
            guard !isAsking || screen.utf8.count == typedAt, readMore() else { return }
        }
    }

    /// Reads until the screen ends with a text or the program ends.
    package func wait(for text: String) {
        while !screen.hasSuffix(text), readMore() {}
    }

    package func type(_ text: String) throws {
        typedAt = screen.utf8.count
        try keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Types a text again after each output, until the expected text appears.
    package func type(_ text: String, until end: String) throws {
        try type(text)
        // The program may have ended in the meantime.
        while readMore(), !screen.contains(end) { try? type(text) }
    }

    package func finish() -> Int32 {
        while readMore() {}
        process.waitUntilExit()
        data.remove()
        return process.terminationStatus
    }

    private func readMore() -> Bool {
        let bytes = display.fileHandleForReading.availableData
        unread += bytes
        // Keeps the first bytes of a line ending or character until the rest arrives.
        let isPart = { (byte: UInt8) in byte == 0x0D || byte >= 0x80 }
        let end = bytes.isEmpty ? unread.endIndex : unread.lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
        screen += String(decoding: unread[..<end], as: UTF8.self).replacing("\r\n", with: "\n")
        unread = Array(unread[end...])
        for mark in ["\u{1B}[?2004h", "\u{1B}[?2004l"] { screen = screen.replacing(mark, with: "") }
        return !bytes.isEmpty
    }
}
