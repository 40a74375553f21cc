import Catalogs
import Foundation
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Power failures") struct PowerFailureTests {
    private static let instants = number("USHER_POWER_FAILURES") ?? 100
    /// The number of evenly spread moments at which the power fails during a conversion from an
    /// earlier format.
    private static let moments = number("USHER_MOMENTS") ?? 6

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    private static let instantsOfSeries = 50

    @Test(
        "After a power failure at any instant, every acknowledged change is there",
        arguments: 0..<max(1, instants / instantsOfSeries))
    func powerFailures(number: Int) throws {
        let repetition = "USHER_SEED=\(RandomNumbers.seed), series \(number)"
        var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(number))
        let kind = CatalogLife.Beginning.allCases[number % CatalogLife.Beginning.allCases.count]
        try inFolder { folder in
            var life = try CatalogLife(in: folder, from: kind, using: &random)
            try life.run(changes: 25, using: &random)
            let events = life.log.events
            var disk = life.disk
            try #require(events.count > 100)
            var acknowledged = 0
            var reached = 0
            let instants = (0..<Self.instantsOfSeries).map { _ in
                Int.random(in: 0...events.count, using: &random)
            }
            for instant in instants.sorted() {
                for event in events[reached..<instant] {
                    disk.apply(event)
                    if case .acknowledge(let number) = event { acknowledged = number }
                }
                reached = instant
                let context: Comment =
                    "instant \(instant) of \(events.count), after change \(acknowledged), \(repetition)"
                let left = disk.afterPowerFailure(using: &random)
                let found = try life.restore(left, context)
                let expected = life.states[acknowledged...].prefix(2)
                if !expected.contains(found) {
                    Issue.record("\(found) is none of \(Array(expected)), \(context)")
                }
            }
            for event in events[reached...] { disk.apply(event) }
            // The simulated disk must have the contents of the real files.
            let contents = disk.contents
            for (path, bytes) in try life.files() {
                #expect(contents[path] == bytes, "\(path), \(repetition)")
            }
        }
    }

    @Test(
        "After a power failure during a conversion, the next start converts the whole catalog",
        arguments: EarlierFormat.allCases)
    func migration(from format: EarlierFormat) throws {
        try inFolder { parent in
            let (folder, restored) = ("\(parent)/life", "\(parent)/restored.sqlite")
            let path = "\(folder)/catalog.sqlite"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            try format.write(to: path)
            var disk = Disk(files: [path: Array(try Data(contentsOf: URL(filePath: path)))], folders: [])
            let log = FileLog()
            try log.record(folder) { _ = try Catalog.open(path) }
            let whole = try Self.digest(of: Catalog.open(path))
            var random = RandomNumbers(seed: RandomNumbers.seed)
            var reached = 0
            for moment in 1...Self.moments {
                let instant = log.events.count * moment / Self.moments
                for event in log.events[reached..<instant] { disk.apply(event) }
                reached = instant
                for (file, bytes) in disk.afterPowerFailure(using: &random) {
                    let name = restored + file.dropFirst(path.count)
                    try Data(bytes).write(to: URL(filePath: name))
                }
                let catalog = try Catalog.open(restored)
                let context: Comment =
                    "instant \(instant) of \(log.events.count), USHER_SEED=\(RandomNumbers.seed)"
                #expect(try catalog.integrityProblems() == [], context)
                #expect(try Self.digest(of: catalog) == whole, context)
            }
        }
    }

    /// Returns a hash of the catalog's export.
    private static func digest(of catalog: Catalog) throws -> Int {
        var hasher = Hasher()
        let file = try ExportWriter(as: .jsonLines) { bytes in
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
            return true
        }
        try catalog.export(MovieQuery(), to: file)
        return hasher.finalize()
    }

    @Test("A failing read is reported as an input or output error, not as damage")
    func readFailure() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            _ = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            for number in 0..<40 {
                let counter = Counter()
                // SQLITE_IOERR_CORRUPTFS, SQLite's result if a read fails with EIO.
                let code: Int32 = 10 | 33 << 8
                let watched = WatchedFolder(folder) {
                    if case .read = $0 { counter.next() == number ? code : 0 } else { 0 }
                }
                withExtendedLifetime(watched) {
                    do throws(CatalogError) {
                        _ = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
                        #expect(number > 3)
                    } catch {
                        #expect(error.kind == .inputOutputFailed, "read \(number): \(error)")
                    }
                }
            }
            #expect(try Catalog.open(path).count(of: MovieQuery()) == .exactly(261))
        }
    }

    @Test(
        "A rollback journal keeps each change, and loses some if its removal isn't synced",
        arguments: ["EXTRA": true, "FULL": false, "OFF": false])
    func journal(synchronous: String, isKept: Bool) throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let log = FileLog()
            try log.record(folder) {
                let database = try Database(path: path, mode: .creating)
                try database.execute("PRAGMA synchronous = \(synchronous); CREATE TABLE change (bytes)")
                for number in 1...20 {
                    try database.execute("INSERT INTO change VALUES (randomblob(9999))")
                    log.add(.acknowledge(number))
                }
            }
            var random = RandomNumbers(seed: 73)
            var disk = Disk(files: [:], folders: [])
            var (acknowledged, lost) = (0, 0)
            for event in log.events {
                disk.apply(event)
                if case .acknowledge(let number) = event { acknowledged = number }
                for file in [path, path + "-journal"] { try? FileManager.default.removeItem(atPath: file) }
                for (file, bytes) in disk.afterPowerFailure(using: &random) {
                    try Data(bytes).write(to: URL(filePath: file))
                }
                let database = try Database(path: path, mode: .creating)
                let found = try? database.integer("SELECT count(bytes) FROM change")
                if found ?? 0 < acknowledged { lost += 1 }
            }
            #expect(acknowledged == 20 && (lost == 0) == isKept, "\(lost)")
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        // Prefers a disk in memory, which is faster.
        let memory = "/dev/shm"
        let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
        let folder = URL(filePath: parent).appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.resolvingSymlinksInPath().path)
    }
}
