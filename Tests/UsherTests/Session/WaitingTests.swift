import Testing

@testable import Usher

/// Custom consoles that let events arrive while they wait.
@Suite struct WaitingTests {
    /// A console that advances its clock to each deadline, and answers when no deadline is left.
    private final class ClockConsole: Console {
        let width = 80
        let showsTyping = true
        let hasAnswer = false
        private(set) var now = ContinuousClock.now
        private(set) var text = ""
        private var answers: [Result<ConsoleInput, ConsoleError>]

        init(_ answers: Result<ConsoleInput, ConsoleError>...) { self.answers = answers }

        func read(
            until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
        ) throws(ConsoleError) -> ConsoleInput? {
            guard let deadline else { return answers.isEmpty ? .end : try answers.removeFirst().get() }
            now = max(now, deadline)
            return nil
        }

        func write(_ text: [UInt8], to stream: ConsoleStream) {
            self.text += String(decoding: text, as: UTF8.self)
        }
    }

    private func run(on console: ClockConsole) -> Session.End {
        Session.run(on: console) { navigator in
            Flow(Leaflet.name, navigator: navigator) { listener in
                navigator.after(.seconds(2), for: listener) {}
                navigator.after(.seconds(1), for: listener) { navigator.say("One second.") }
            }
        }
    }

    @Test("Timers fire before the answer, by the console's clock, and write only what they say")
    func patience() {
        let console = ClockConsole(.success(.line(":q")))
        let start = console.now
        #expect(run(on: console) == .quit)
        #expect(start.duration(to: console.now) == .seconds(2))
        #expect(
            console.text
                == "Name\n\n:x clear, :? help, :q quit\nName (Enter for Ada): \nOne second.\nName (Enter for Ada): "
        )
    }

    @Test("A line that can't be used after an event is refused, and the page is shown again")
    func unusableLine() {
        let console = ClockConsole(.failure(.lineNotText), .success(.line(":q")))
        #expect(run(on: console) == .quit)
        #expect(
            console.text.hasSuffix(
                "\nOne second.\nName (Enter for Ada): \(Words.english("refusal.notText"))\n\nName\n\n:x clear, :? help, :q quit\nName (Enter for Ada): "
            ))
    }
}
