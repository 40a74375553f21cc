import Foundation
import MovieCatalog
import Testing

@Suite("A program that is killed") struct CrashTests {
    /// What a catalog holds: the sample's films, those that were added with their ratings, and how many of each file.
    private struct State: Equatable {
        var sample = 261
        var added: [String: String] = [:]
        var imported: [String: Int] = [:]
    }

    /// What an answer changes.
    private enum Change {
        case to(State)
        case back
    }

    private static let series = 20
    private static let filmsOfFile = 300

    @Test(
        "killed at any of 200 moments, it leaves a sound catalog with every change that was shown and no half import",
        arguments: 0..<series)
    func kills(number: Int) throws {
        if number == 0 { print("CrashTests: USHER_SEED=\(RandomNumbers.seed)") }
        let repetition = Comment(rawValue: "USHER_SEED=\(RandomNumbers.seed), series \(number)")
        var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(number))
        let folder = try Folder()
        defer { folder.remove() }
        var states = [State()]
        for run in 0..<200 / Self.series {
            let possible = try killed(run, in: folder, states, using: &random)
            let catalog = try Catalog(keptAt: folder.catalog, hasSample: true)
            #expect(try catalog.troubles() == [], repetition)
            let found = try state(of: catalog)
            guard let fitting = possible.first(where: { $0.last == found }) else {
                let expected = possible.compactMap(\.last)
                Issue.record("run \(run): \(found) is none of \(expected), \(repetition)")
                return
            }
            states = fitting
            #expect(try (catalog.undoableStep == nil) == (states.count == 1), repetition)
        }
    }

    /// Runs the program until it is killed, and returns what may be there then: each with the states before it, to
    /// which the person can go back.
    private func killed(
        _ run: Int, in folder: Folder, _ states: [State], using random: inout RandomNumbers
    ) throws -> [[State]] {
        let file = try folder.write(
            "\(run).csv", titles: (0..<Self.filmsOfFile).map { "File \(run), \($0)" }.map { "\"\($0)\"" })
        if Int.random(in: 0..<5, using: &random) == 0 {
            var imported = states[states.count - 1]
            imported.imported["\(run)"] = Self.filmsOfFile
            // Where there is no catalog, an import makes one without the sample.
            guard FileManager.default.fileExists(atPath: folder.catalog) else { return [states] }
            let program = try Conversation(["import", file], data: folder)
            wait(using: &random)
            program.kill()
            let after = states + [imported]
            return program.output.contains("\nImported: ") ? [after] : [states, after]
        }
        var states = states
        let program = try Conversation(data: folder)
        let steps = plan(run, file, from: states, using: &random)
        let last = Int.random(in: -1..<steps.count, using: &random)
        for (line, change) in steps.prefix(max(last, 0)) {
            try program.answer(line)
            states = self.states(states, after: change)
        }
        var change: Change?
        if last >= 0 {
            if last == 0 { program.waitForPrompt() }
            change = steps[last].change
            try program.send(steps[last].line)
        }
        let length = program.output.utf8.count
        wait(using: &random)
        program.kill()
        let after = self.states(states, after: change)
        let isShown = program.output.utf8.count > length && program.isAsking
        return isShown ? [after] : [states, after]
    }

    /// Answers to give, with what each changes in the catalog.
    private func plan(
        _ run: Int, _ file: String, from states: [State], using random: inout RandomNumbers
    ) -> [(line: String, change: Change?)] {
        var states = states
        var steps: [(line: String, change: Change?)] = []
        func answer(_ line: String, _ change: Change? = nil) {
            steps.append((line, change))
            states = self.states(states, after: change)
        }
        for number in 0..<3 {
            var state = states[states.count - 1]
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where states.count > 1:
                answer("u", .back)
            case 1 where state.imported["\(run)"] == nil:
                answer("i")
                answer(file)
                state.imported["\(run)"] = Self.filmsOfFile
                answer("i", .to(state))
            default:
                let title = "Added \(run), \(number)"
                answer("a")
                state.added[title] = "unrated"
                answer(title, .to(state))
                answer("e")
                answer("8")
                let rating = Rating(halves: .random(in: 0...20, using: &random))?.description ?? ""
                state.added[title] = rating
                answer(rating, .to(state))
                answer("h")
            }
        }
        return steps
    }

    private func states(_ states: [State], after change: Change?) -> [State] {
        switch change {
        case .to(let state): states + [state]
        case .back: states.dropLast()
        case nil: states
        }
    }

    private func state(of catalog: Catalog) throws -> State {
        var state = State(sample: 0)
        for film in try catalog.movies(of: MovieQuery(), in: 0 ..< .max) {
            if film.title.hasPrefix("Added ") {
                state.added[film.title] = film.rating?.description ?? "unrated"
            } else if film.title.hasPrefix("File ") {
                state.imported[String(film.title.dropFirst(5).prefix { $0 != "," }), default: 0] += 1
            } else {
                state.sample += 1
            }
        }
        return state
    }

    /// Lets the program come some way, which is measured in turns that this one gives up.
    private func wait(using random: inout RandomNumbers) {
        let most = [10, 1_000, 10_000, 50_000, 200_000].randomElement(using: &random) ?? 0
        for _ in 0..<Int.random(in: 0...most, using: &random) { sched_yield() }
    }
}
