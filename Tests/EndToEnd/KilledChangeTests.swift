#if os(Linux)
    import Foundation
    import MovieCatalog
    import Programs
    import Randomness
    import Testing

    /// Interrupts changes of a catalog by a kill or a full disk. `USHER_ALL_KILLS=1` tries many
    /// more moments.
    @Suite("Interrupted changes") struct KilledChangeTests {
        private static let isComplete = ProcessInfo.processInfo.environment["USHER_ALL_KILLS"] != nil
        /// The number of kills at a random moment after a change was acknowledged.
        private static let lateKillCount = isComplete ? 400 : 10

        private static func some(from first: Int) -> [MadeChange] {
            isComplete
                ? MadeChange.all
                : stride(from: first, to: MadeChange.all.count, by: 4).map { MadeChange.all[$0] }
        }

        private func drawn(_ values: some Collection<Int>, of change: MadeChange) -> [Int] {
            var random = change.random
            return Self.isComplete ? Array(values) : values.randomElement(using: &random).map { [$0] } ?? []
        }

        @Test(
            "A killed change is complete or absent, and complete if it was acknowledged",
            arguments: MadeChange.all)
        func kills(of change: MadeChange) throws {
            try withTrial(of: change) { trial in
                let commits = trial.counts.journals.filter { $0.hasSuffix("/catalog.sqlite-journal") }
                if !change.startsEmpty {
                    #expect(commits.count == (change.leavesCatalog ? 0 : 1), "\(trial.counts.journals)")
                }
                let withReader = change.line.utf8.count.isMultiple(of: 2)
                for call in drawn(1...max(1, trial.counts.calls), of: change) {
                    try trial.prepare()
                    let reader = withReader && !change.startsEmpty ? try Reader(of: trial.catalog) : nil
                    let (result, last) = try trial.run(killedAt: call)
                    reader?.kill()
                    #expect([0, 128 + SIGKILL].contains(result.status), "\(result)")
                    let moment = result.status == 0 ? "not killed" : "killed before \(last)"
                    try trial.check(result, "call \(call) of \(trial.counts.calls), \(moment)")
                }
            }
        }

        @Test(
            "A change killed up to 20 ms after its acknowledgment is in the catalog",
            arguments: 0..<max(1, lateKillCount / 10))
        func lateKills(series: Int) throws {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(series))
            try withTrial(of: MadeChange.all[0]) { trial in
                try trial.prepare()
                for number in 0..<10 {
                    let reader = number.isMultiple(of: 2) ? try Reader(of: trial.catalog) : nil
                    let program = try Conversation(["add", "Late \(number) (2000)"], data: trial.folder)
                    #expect(program.wait(for: "Added"), "\(program.errorOutput)")
                    let end = ContinuousClock.now + .microseconds(Int.random(in: 0...20_000, using: &random))
                    while ContinuousClock.now < end { sched_yield() }
                    program.kill()
                    reader?.kill()
                    try trial.isSound("USHER_SEED=\(RandomNumbers.seed), series \(series), \(number)")
                    let titles = try trial.state().catalog[0].movies.map(\.title)
                    #expect(titles.contains("Late \(number)"))
                }
            }
        }

        @Test(
            "A change beyond the limit of file sizes is made or refused, with or without a signal",
            arguments: some(from: 0))
        func limits(of change: MadeChange) throws {
            try withTrial(of: change) { trial in
                // Limits of a file's size in blocks of 512 bytes, from 0 to more than needed.
                let limits = stride(from: 0, through: trial.size / 512 + 160, by: 8).map { $0 }
                for blocks in drawn(limits, of: change) {
                    let trap = blocks.isMultiple(of: 16) ? "trap '' XFSZ; " : ""
                    try trial.prepare()
                    let result = try trial.run(after: "\(trap)ulimit -f \(blocks); ")
                    try checkRefusal(result, of: trial, "\(trap)\(blocks) blocks a file")
                }
            }
        }

        @Test(
            "A change on a disk that fills up is made or refused",
            .enabled(if: Mount.isAvailable, "unshare(1) can't mount a small disk here"),
            arguments: some(from: 2))
        func fullDisk(of change: MadeChange) throws {
            try withTrial(of: change) { trial in
                for pages in drawn(0..<40, of: change) {
                    try trial.prepare()
                    let result = try trial.run(onDiskWith: pages)
                    try checkRefusal(result, of: trial, "\(pages) free pages")
                }
            }
        }

        private func checkRefusal(_ result: Shell.Result, of trial: ChangeTrial, _ room: String) throws {
            // A session ends with 65 if a form can't be saved and stays unfinished.
            let refusals: [Int32] = trial.change.isSession ? [74, 65] : [74]
            // The change is saved even if the file with the session's position isn't.
            let isOfPlaces =
                result.errorOutput.contains(".places: the disk is full") && trial.change.isSession
            let isDone = result.status == 0 && (result.errorOutput == "" || isOfPlaces)
            #expect(isDone || refusals.contains(result.status), "\(room): \(result)")
            try trial.check(result, room)
        }

        @Test("A change takes five syncs in a session, and at most six as a command")
        func syncs() throws {
            func syncs(_ line: String, isSession: Bool) throws -> Int {
                var syncs = 0
                try withTrial(of: MadeChange(line: line, isSession: isSession)) {
                    syncs = $0.counts.syncs
                }
                return syncs
            }
            let one = try syncs("a F (2000)", isSession: true)
            #expect(try syncs("a F (2000)|a G (2000)|/heat|rate 5", isSession: true) == one + 10)
            #expect(try syncs("add 'F (2000)'", isSession: false) <= 6)
        }

        private func withTrial(of change: MadeChange, _ body: (ChangeTrial) throws -> Void) throws {
            _ = try #require(Kills.library)
            let trial = try ChangeTrial(of: change)
            defer { trial.remove() }
            try body(trial)
        }
    }
#endif
