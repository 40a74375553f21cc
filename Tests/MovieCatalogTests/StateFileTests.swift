import Foundation
import MovieCatalog
import MoviesApp
import Randomness
import Testing

@Suite("State and log files") struct StateFileTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")

    private func forEachDamage(of text: String, _ body: ([UInt8], Comment) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: url) }
        for sequence in 0..<20 {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            let bytes = Array(text.utf8).damaged(using: &random)
            try Data(bytes).write(to: url)
            try body(bytes, "USHER_SEED=\(RandomNumbers.seed), sequence \(sequence)")
        }
    }

    @Test("A damaged log is replaced if it begins like a log, and otherwise left as it is")
    func log() throws {
        var outcomes: Set<Bool> = []
        try forEachDamage(of: "Moves\n+ A\n- B\n") { bytes, seed in
            let isLog = "Moves\n".utf8.starts(with: bytes.prefix(6))
            do throws(CatalogError) {
                let log = try LogFile(at: url.path, heading: "Moves")
                log.write("+ \u{1B}C")
                #expect(log.failure == nil, seed)
                #expect(isLog, seed)
                #expect((try? String(contentsOf: url, encoding: .utf8)) == "Moves\n+ \\u{1B}C\n", seed)
            } catch {
                #expect(!isLog, seed)
                #expect(error.description.hasPrefix("\(url.path) "), seed)
                #expect((try? Data(contentsOf: url)) == Data(bytes), seed)
            }
            outcomes.insert(isLog)
        }
        #expect(outcomes == [true, false])
    }

    @Test("A state file over 64 kilobytes, a folder or a device is refused")
    func limits() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let line = String(repeating: "x", count: 65_535)
        try Data((line + "\n").utf8).write(to: url)
        #expect(try StateFile(at: url.path).lines() == [line])
        try Data((line + "x\n").utf8).write(to: url)
        #expect(throws: CatalogError.tooLong(path: url.path, limit: 65_536)) {
            try StateFile(at: url.path).lines()
        }
        try Data("\na\n\n".utf8).write(to: url)
        #expect(try StateFile(at: url.path).lines() == ["", "a", ""])
        try FileManager.default.removeItem(at: url)
        #expect(try StateFile(at: url.path).lines() == nil)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        #expect(throws: CatalogError.isFolder(path: url.path)) { try StateFile(at: url.path).lines() }
        #expect(throws: CatalogError.notReplaceable(path: url.path)) {
            try StateFile(at: url.path).write(["a"])
        }
        #expect(throws: CatalogError.alreadyThere(path: url.path)) {
            try LogFile(at: url.path, heading: "Moves")
        }
        #expect(throws: CatalogError.isNoFile(path: "/dev/null")) { try StateFile(at: "/dev/null").lines() }
    }

    @Test("A damaged state file is read or refused by name, and unchanged until it's written")
    func lines() throws {
        var outcomes: Set<Bool> = []
        try forEachDamage(of: "/movies\n/watchlist\n") { bytes, seed in
            let file = StateFile(at: url.path)
            var lines: [String]?
            do throws(CatalogError) {
                lines = try file.lines()
            } catch {
                #expect(error.description.hasPrefix("\(url.path) "), seed)
            }
            #expect((lines == nil) == (bytes.count > 65_536), seed)
            if let lines {
                // Invalid UTF-8 is replaced, and everything else is kept.
                let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
                let joined = Array(lines.map { $0 + "\n" }.joined().utf8)
                let isEnded = text.isEmpty || text.last == UInt8(ascii: "\n")
                #expect(joined.dropLast(isEnded ? 0 : 1) == text[...], seed)
            }
            #expect((try? Data(contentsOf: url)) == Data(bytes), seed)
            try file.write(["/diary"])
            #expect((try? String(contentsOf: url, encoding: .utf8)) == "/diary\n", seed)
            outcomes.insert(lines == nil)
        }
        #expect(outcomes == [true, false])
    }
}
