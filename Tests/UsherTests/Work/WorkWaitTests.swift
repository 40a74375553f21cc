import Testing
import UsherTesting

@testable import Usher

@Suite struct WorkWaitTests {
    @Test("Ctrl-C cancels a wait without waiting for its end")
    func interruptWait() async throws {
        let console = InterruptedConsole()
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let status = Session.run(on: console) { navigator in
            Loader(navigator: navigator) { work, _ in
                try work.wait {
                    console.press()
                    // Never ends unless it's canceled.
                    while !Task.isCancelled {}
                    end.yield(true)
                    end.finish()
                }
            }
        }
        #expect(status == .endOfInput)
        #expect(console.text.contains("\nStopped.\n"))
        #expect(await ends.first { _ in true } == true)
    }

    @Test("A wait returns the value of its operation, or throws its error unchanged")
    func results() {
        var heard: [String] = []
        _ = Session.run(on: Script([])) { navigator in
            Loader(navigator: navigator) { work, _ in
                do {
                    try work.wait { throw Refusal("The disk is gone.") }
                } catch let refusal as Refusal {
                    heard.append(refusal.description)
                }
                do { heard.append(try work.wait { try await noFilms() }) } catch { heard.append("\(error)") }
                heard.append(try work.wait { await films() })
                let sum = try work.wait {
                    await withTaskGroup(of: Int.self) { group in
                        for number in 1...10 { group.addTask { number } }
                        return await group.reduce(0, +)
                    }
                }
                heard.append("\(sum)")
            }
        }
        #expect(heard == ["The disk is gone.", "There are none.", "The Third Man", "55"])
    }

    @Test("A task on an `OwnThread` that has ended runs on the shared threads")
    func threadIsOver() async {
        let thread = OwnThread()
        thread.end()
        #expect(await Task(executorPreference: thread) { 1 }.value == 1)
    }
}
