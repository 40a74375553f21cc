import Foundation
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Runs each job on a new thread. `OwnThreadTrait` of UsherTests says why.
private final class OwnThreads: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

@Suite("Reading in chunks")
struct ChunkTests {
    private struct Record: Equatable {
        let line: Int
        let cells: [[UInt8]]
        let strayText: FilePosition?
        let isCutOff: Bool
    }

    private func records(
        _ bytes: [UInt8], _ dialect: CSVReader.Dialect, step: Int = .max, window: Int = 1 << 18
    ) -> (records: [Record], error: CatalogError?) {
        var reader = CSVReader(
            BytesInMemory(bytes, step: step), path: "x", dialect: dialect, window: window)
        var record = CSVReader.Record()
        var records: [Record] = []
        do throws(CatalogError) {
            while try reader.read(into: &record) {
                records.append(
                    Record(
                        line: record.line, cells: (0..<record.count).map { Array(record[$0]) },
                        strayText: record.strayText, isCutOff: record.isCutOff))
            }
            return (records, nil)
        } catch {
            return (records, error)
        }
    }

    @Test("Records are the same however many bytes arrive at a time", arguments: UInt64(1)...5)
    func anyStep(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let signs = Array("\"\",,;\t\r\n\nab\u{FEFF}é".utf8)
        for _ in 0..<20 {
            let bytes = (0..<Int.random(in: 0..<120, using: &random)).compactMap { _ in
                signs.randomElement(using: &random)
            }
            for dialect in [
                CSVReader.Dialect.commas, .lines, CSVReader.Dialect(separator: 9, hasQuotes: false),
            ] {
                let whole = records(bytes, dialect)
                for (step, window) in [(1, 4), (2, 5), (3, 64), (7, 4), (.max, 4), (.max, 9), (1, 1 << 18)] {
                    let parts = records(bytes, dialect, step: step, window: window)
                    #expect(parts.records == whole.records, "seed \(seed), \(step) of \(window), \(bytes)")
                    #expect(parts.error == whole.error, "seed \(seed), \(step) of \(window), \(bytes)")
                }
            }
        }
    }

    @Test("A reader needs room for a byte-order mark, and at least one byte at a time")
    func room() async {
        await withTaskExecutorPreference(OwnThreads()) {
            await #expect(processExitsWith: .failure) {
                _ = CSVReader(BytesInMemory([]), path: "x", window: 3)
            }
            await #expect(processExitsWith: .failure) { _ = BytesInMemory([], step: 0) }
        }
    }

    @Test("Lines longer than the window are read completely")
    func longLines() {
        let line = String(repeating: "a,bc,\"d\r\ne\",", count: 50)
        let found = records(Array("\(line)\n\(line)".utf8), .commas, window: 16)
        #expect(found.records.map(\.cells.count) == [151, 151])
        #expect(found.records.map(\.line) == [1, 52])
        #expect(found.records.map(\.isCutOff) == [false, true])
        #expect(found.error == nil)
    }
}
