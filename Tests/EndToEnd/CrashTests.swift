import Foundation
import MovieCatalog
import MovieImport
import MoviesApp
import Programs
import Randomness
import Synchronization
import Testing

@Suite("Killed programs") struct CrashTests {
    private struct PlannedAnswer {
        let line: String
        var change: CatalogHistory.Change?
        var export: (path: String, movies: Int)?
    }

    private static let longKillCount = ProcessInfo.processInfo.environment["USHER_KILLS"].flatMap(Int.init)
    private static let killCount = longKillCount ?? 20
    private static let killsOfSeries = 10
    private static let moviesOfFile = 300
    /// Counts of events by name, printed at the end of a long run.
    private static let tally = Mutex<[String: Int]>([:])

    @Test(
        "A killed program leaves an intact catalog with every shown change and no partial import",
        arguments: 0..<max(1, killCount / killsOfSeries))
    func kills(number: Int) throws {
        let repetition = Comment(rawValue: "USHER_SEED=\(RandomNumbers.seed), series \(number)")
        var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(number))
        let folder = try Folder()
        defer { folder.remove() }
        let movies = folder.path + "/movies"
        if number.isMultiple(of: 4) {
            // An empty file is converted to a catalog in place.
            try FileManager.default.createDirectory(atPath: movies, withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: folder.catalog))
        }
        var history = CatalogHistory(CatalogHistory.State())
        for run in 0..<Self.killsOfSeries {
            let possible = try killed(run, in: folder, history, using: &random)
            let catalog = try Catalog(keptAt: folder.catalog, beginningWith: Catalog.addSample)
            #expect(try catalog.integrityProblems() == [], repetition)
            let found = try CatalogHistory.State(of: catalog)
            guard let fitting = try possible.last(where: { try $0.fits(catalog, found) }) else {
                let steps = try (catalog.steps.undoable?.name, catalog.steps.redoable?.name)
                Issue.record("run \(run): \(found), \(steps) is none of \(possible), \(repetition)")
                return
            }
            history = fitting
        }
        // After a kill, a backup can be restored by the program or copied back by hand.
        let backup = folder.path + "/backup.sqlite"
        try Catalog.open(folder.catalog).backUp(to: backup)
        _ = try killed(Self.killsOfSeries, in: folder, history, using: &random)
        // If there's a journal, SQLite would apply it to a backup copied by hand, so use `restore`.
        let hasJournal = FileManager.default.fileExists(atPath: folder.catalog + "-journal")
        if number.isMultiple(of: 2) || hasJournal {
            #expect(try folder.run("$movies restore \(backup)").status == 0, repetition)
            count(["restores"])
        } else {
            try Data(contentsOf: URL(filePath: backup)).write(to: URL(filePath: folder.catalog))
            count(["backups put back"])
        }
        let catalog = try Catalog.open(folder.catalog)
        #expect(try catalog.integrityProblems() == [], repetition)
        #expect(try history.fits(catalog, CatalogHistory.State(of: catalog)), repetition)
        try catalog.export(MovieQuery(), to: ExportWriter(at: movies + "/last.csv", from: catalog))
        let left = try FileManager.default.contentsOfDirectory(atPath: movies).filter { $0.hasPrefix(".") }
        #expect(left == [], repetition)
        count(["series"])
    }

    private enum Swap: String, CaseIterable {
        case replaced = "mv -f other.sqlite movies/catalog.sqlite"
        case overwritten = "cp other.sqlite movies/catalog.sqlite"
        case moved = "mv movies/catalog.sqlite moved.sqlite"
        case removed = "rm movies/catalog.sqlite"
    }

    @Test(
        "A file swapped in under a session stays as it is, and the changes shown before are kept",
        arguments: 0..<max(Swap.allCases.count * 2, killCount / killsOfSeries))
    func swaps(number: Int) throws {
        let swap = Swap.allCases[number % Swap.allCases.count]
        let isKilled = number / Swap.allCases.count % 2 == 1
        let repetition = Comment(rawValue: "USHER_SEED=\(RandomNumbers.seed), swap \(number), \(swap)")
        var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(number))
        let folder = try Folder()
        defer { folder.remove() }
        let other = "$movies backup other.sqlite && $movies --catalog other.sqlite add Other"
        #expect(try folder.run("cd \(folder.path); echo q | $movies; \(other)").status == 0)
        let bytes = try Data(contentsOf: URL(filePath: folder.path + "/other.sqlite"))
        var history = CatalogHistory(CatalogHistory.State())
        let program = try Conversation(data: folder)
        program.waitForPrompt()
        let file = try folder.write("0.csv", titles: (0..<Self.moviesOfFile).map { "\"File 0, \($0)\"" })
        let steps = plan(0, file, in: folder, from: history, using: &random)
        for step in steps.prefix(Int.random(in: 0...steps.count, using: &random)) {
            try program.answer(step.line)
            if let change = step.change { history.make(change) }
        }
        #expect(try folder.run("cd \(folder.path); \(swap.rawValue)").status == 0)
        try program.answer(":h")
        // Leaving an editor asks whether to discard the answers.
        if program.output.hasSuffix("Enter for no) ") { try program.answer("y") }
        for line in ["n", "a Late (2001)"] { try program.answer(line) }
        if isKilled {
            program.kill()
        } else {
            try program.send(":q\ny")
            let status = program.finish()
            if swap != .overwritten {
                #expect(status == 74, repetition)
                #expect(program.errorOutput.contains("while it was open"), repetition)
            } else if history.canUndo {
                #expect(status == 74, repetition)
                #expect(
                    program.output.contains("An older copy of the catalog was put in its place"), repetition)
            }
        }
        let place = FileManager.default.contents(atPath: folder.catalog)
        // The session must not write to another file in the catalog's place.
        if swap != .overwritten { #expect(place == (swap == .replaced ? bytes : nil), repetition) }
        // The earlier changes are in the moved file or in the copy that the session kept.
        let kept = folder.path + (swap == .moved ? "/moved.sqlite" : "/movies/catalog.kept.sqlite")
        if swap == .moved || swap != .overwritten && !isKilled && history.canUndo {
            let catalog = try Catalog.open(kept)
            #expect(try catalog.integrityProblems() == [], repetition)
            #expect(try history.fits(catalog, CatalogHistory.State(of: catalog)), repetition)
        }
        count(["swaps", "\(swap) under a session"])
        guard place != nil else { return }
        let catalog = try Catalog.open(folder.catalog)
        let session = Comment(rawValue: "\(repetition)\n\(program.output.suffix(2_000))")
        #expect(try catalog.integrityProblems() == [], session)
        #expect(
            try catalog.count(of: MovieQuery()) == .exactly(swap == .overwritten ? 263 : 262), session)
    }

    /// Runs the program, kills it, and returns the states that the catalog may be in.
    private func killed(
        _ run: Int, in folder: Folder, _ history: CatalogHistory, using random: inout RandomNumbers
    ) throws -> [CatalogHistory] {
        let file = try folder.write(
            "\(run).csv", titles: (0..<Self.moviesOfFile).map { "\"File \(run), \($0)\"" })
        let signals = [SIGTERM, SIGHUP, SIGQUIT, SIGKILL, SIGKILL, SIGKILL]
        let signal = signals.randomElement(using: &random) ?? SIGKILL
        if Int.random(in: 0..<5, using: &random) == 0 {
            let program = try Conversation(["import", file], data: folder)
            wait(using: &random)
            program.kill(signal)
            let isShown = program.output.contains("\nImported: ")
            count(["kills", "signal \(signal)", isShown ? "after an import" : "in an import"])
            // An import that creates the catalog doesn't add the sample movies.
            var state = run == 0 ? CatalogHistory.State(sample: 0) : history.current
            let before = run == 0 ? CatalogHistory(state) : history
            state.imported["\(run)"] = Self.moviesOfFile
            let after = before.after(.to(state, "importing"))
            // The result is shown only after the commit.
            return isShown ? [after] : [history, before, after]
        }
        let program = try Conversation(data: folder)
        let steps = plan(run, file, in: folder, from: history, using: &random)
        // The number of answers that are sent one per prompt. More are sent after them in one
        // piece. With -1, no answer is sent.
        let answered =
            run == 0 && Bool.random(using: &random) ? -1 : Int.random(in: -1..<steps.count, using: &random)
        var history = history
        var sound: Data?
        for step in steps.prefix(max(answered, 0)) {
            try program.answer(step.line)
            if let change = step.change {
                history.make(change)
                sound = nil
            }
            // Skip the check if neither the expected movies nor the file changed.
            let bytes = FileManager.default.contents(atPath: folder.catalog)
            if sound == nil || bytes != sound { try checkFileAlone(of: folder, history) }
            sound = bytes
        }
        var ahead: ArraySlice<PlannedAnswer> = []
        if answered >= 0 {
            if answered == 0 { program.waitForPrompt() }
            let count = Bool.random(using: &random) ? 1 : Int.random(in: 1...steps.count, using: &random)
            ahead = steps[answered...].prefix(count)
            try program.send(ahead.map(\.line).joined(separator: "\n"))
        }
        let length = program.output.utf8.count
        wait(using: &random)
        program.kill(signal)
        let shown = shown(ahead.map(\.line), in: program, from: length)
        try check(ahead, shown: shown, of: program.output)
        var possible = [history]
        for (index, step) in ahead.enumerated() {
            if let change = step.change { possible.append(possible[possible.count - 1].after(change)) }
            if index < shown { possible.removeFirst(possible.count - 1) }
        }
        count([
            "kills", "signal \(signal)",
            answered < 0 ? "at the start" : ahead.count > 1 ? "with answers ahead" : "at an answer",
            possible.count > 1 ? "with changes that weren't shown" : "without",
        ])
        return possible
    }

    /// Checks that the catalog's file, copied without a journal, is complete.
    private func checkFileAlone(of folder: Folder, _ history: CatalogHistory) throws {
        let copy = folder.path + "/alone.sqlite"
        try? FileManager.default.removeItem(atPath: copy)
        try FileManager.default.copyItem(atPath: folder.catalog, toPath: copy)
        let catalog = try Catalog.open(copy)
        #expect(try catalog.integrityProblems() == [])
        #expect(try history.fits(catalog, CatalogHistory.State(of: catalog)))
        count(["copies of the file alone"])
    }

    /// Returns the number of answers that were processed: echoed and followed by another prompt.
    private func shown(_ lines: [String], in program: Conversation, from length: Int) -> Int {
        var rest = String(decoding: program.output.utf8.dropFirst(length), as: UTF8.self)[...]
        var echoes = 0
        for line in lines {
            let prompts = echoes == 0 ? [""] : Shell.prompts
            let found = prompts.compactMap { rest.firstRange(of: "\($0)\(line)\n") }.min {
                $0.lowerBound < $1.lowerBound
            }
            guard let found else { break }
            rest = rest[found.upperBound...]
            echoes += 1
        }
        guard echoes > 0 else { return 0 }
        return echoes - 1 + (program.isAsking && !rest.isEmpty ? 1 : 0)
    }

    /// Checks that each export is complete or missing, and exists if its answer was processed.
    private func check(_ steps: ArraySlice<PlannedAnswer>, shown: Int, of output: String) throws {
        for (index, step) in steps.enumerated() {
            guard let export = step.export else { continue }
            let bytes = FileManager.default.contents(atPath: export.path)
            let end = Comment(rawValue: "answer \(index + 1), \(shown) shown of:\n\(output.suffix(2_000))")
            #expect(bytes != nil || index >= shown, end)
            if let bytes { #expect(bytes.count { $0 == UInt8(ascii: "\n") } == export.movies) }
        }
    }

    /// Plans random answers. Each action starts at the list and returns to it.
    private func plan(
        _ run: Int, _ file: String, in folder: Folder, from history: CatalogHistory,
        using random: inout RandomNumbers
    ) -> [PlannedAnswer] {
        var history = history
        var steps: [PlannedAnswer] = []
        func answer(_ lines: String..., change: CatalogHistory.Change? = nil) {
            for line in lines.dropLast() { steps.append(PlannedAnswer(line: line)) }
            steps.append(PlannedAnswer(line: lines[lines.count - 1], change: change))
            if let change { history.make(change) }
        }
        for number in 0..<4 {
            let action = Int.random(in: 0..<9, using: &random)
            var state = history.current
            let title = "Added \(run), \(number)"
            func add() {
                state.added[title] = .init()
                answer("a \(title) (2001)", change: .to(state, title))
            }
            func change(_ lines: String..., by change: (inout CatalogHistory.Movie?) -> Void) {
                for line in lines.dropLast() { answer(line) }
                change(&state.added[title])
                answer(lines[lines.count - 1], change: .to(state, title))
            }
            switch action {
            case 0 where history.canUndo: answer("u", change: .undo)
            case 1 where history.canRedo: answer("y", change: .redo)
            case 2 where state.imported["\(run)"] == nil:
                state.imported["\(run)"] = Self.moviesOfFile
                answer("i", file, "i", change: .to(state, "importing"))
                answer("h")
            // An empty catalog has nothing to export.
            case 3 where state.count > 0:
                let path = "\(folder.path)/movies/\(run)-\(number).jsonl"
                answer("e", path)
                steps[steps.count - 1].export = (path, state.count)
            case 4:
                add()
                change("e", "9", "one, two", "s") { $0?.tags = ["one", "two"] }
                answer("h")
            case 5:
                add()
                change("w", "s unknown") { $0?.viewings += 1 }
                answer("h")
            case 6:
                add()
                change("l") { $0?.isOnWatchlist = true }
                answer("h")
            case 7:
                add()
                change("d", "y") { $0 = nil }
            default:
                add()
                let rating = Rating(tenths: .random(in: 0...100, using: &random))?.description
                change("e", "8", rating ?? "", "s") { $0?.rating = rating }
                answer("h")
            }
        }
        return steps
    }

    /// Lets the program run for a random time, measured in scheduler yields.
    private func wait(using random: inout RandomNumbers) {
        let most = [10, 1_000, 10_000, 50_000, 200_000].randomElement(using: &random) ?? 0
        for _ in 0..<Int.random(in: 0...most, using: &random) { sched_yield() }
    }

    private func count(_ names: [String]) {
        guard Self.longKillCount != nil else { return }
        Self.tally.withLock { tally in
            for name in names { tally[name, default: 0] += 1 }
            let isLast = tally["series"] == max(1, Self.killCount / Self.killsOfSeries)
            let areSwapsOver =
                tally["swaps"] == max(Swap.allCases.count * 2, Self.killCount / Self.killsOfSeries)
            guard isLast && names == ["series"] || areSwapsOver && names.first == "swaps" else { return }
            let figures = tally.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            print("CrashTests: \(figures.joined(separator: ", "))")
        }
    }
}
