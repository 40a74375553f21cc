import Testing
import Usher
import UsherTesting

@Suite("Recorded events") struct RecordedEventTests {
    /// A console that answers only after a number of timers, and has an editor.
    private final class PatientConsole: Console {
        let script: Script
        private(set) var shownAtEdit = ""
        private var timers: Int

        init(_ lines: [String], after timers: Int = 0) {
            (script, self.timers) = (Script(lines), timers)
        }

        var width: Int { script.width }
        var showsTyping: Bool { script.showsTyping }
        var hasAnswer: Bool { script.hasAnswer && timers == 0 }
        var now: ContinuousClock.Instant { script.now }

        func read(until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?) -> ConsoleInput? {
            guard timers > 0, let deadline else { return script.read(until: nil, orReadable: nil) }
            timers -= 1
            script.advance(by: now.duration(to: deadline))
            return nil
        }

        func edit(_ text: String) -> String {
            shownAtEdit = script.transcript
            return "\(text)\nnew"
        }

        func write(_ text: [UInt8], to stream: ConsoleStream) { script.write(text, to: stream) }
    }

    private func countdown(_ navigator: Navigator) -> Flow {
        var minutes = 3
        return Flow(page, navigator: navigator) { flow in
            func wait() {
                navigator.after(.seconds(60), for: flow) {
                    minutes -= 1
                    navigator.say("\(minutes) left")
                    if minutes > 0 { wait() } else { navigator.stop(flow) }
                }
            }
            wait()
        }
    }

    private var page: Leaflet {
        Leaflet { page, _ in
            page.title("Countdown")
            page.item("Look") {}
        }
    }

    private final class LongNoteScreen: Screen {
        private var note = "old"

        func draw(on page: inout Page) {
            page.title(note.split(separator: "\n").joined(separator: ", "))
            page.ask("Note", .longText, default: note) { [self] in note = $0 }
        }
    }

    private func record(_ console: PatientConsole, _ root: (Navigator) -> any Coordinator) -> Script {
        let file = Script([])
        _ = Session.run(on: console, options: Session.Options(recording: Recorder(to: file)), root)
        return file
    }

    @Test("Recorded timers are replayed without waiting", arguments: [1, 3])
    func timers(count: Int) throws {
        let console = PatientConsole(["1", "q"], after: count)
        let recorded = record(console) { countdown($0) }.transcript
        #expect(recorded.ranges(of: "\ntimer\n").count == count)
        #expect(console.script.transcript.contains("\(3 - count) left"))

        let replayed = Script([])
        let replay = Replay(try Recording(recorded))
        #expect(
            Session.run(on: replayed, replaying: replay) { countdown($0) }.status == .success)
        #expect(replay.difference == nil)
        #expect(replayed.transcript == console.script.transcript)

        let session = ScriptedSession(replaying: try Recording(recorded)) { countdown($0) }
        #expect(session.difference == nil && session.status == .success)
    }

    @Test("A text from an editor is replayed without an editor")
    func edited() throws {
        let console = PatientConsole([":edit", "q"])
        let file = Script([])
        _ = Session.run(
            on: console, options: Session.Options(recording: Recorder(to: file)), LongNoteScreen())
        #expect(console.shownAtEdit.hasSuffix(":edit\n"))
        #expect(file.transcript.contains("\n\nanswer :edit\nedited old\\u{A}new\n"))
        let replayed = Script([])
        let replay = Replay(try Recording(file.transcript))
        _ = Session.run(on: replayed, replaying: replay, LongNoteScreen())
        #expect(replay.difference == nil)
        #expect(replayed.transcript == console.script.transcript)
        #expect(replayed.transcript.contains("old, new"))
    }

    /// A console that sends the program a message once the first page is written.
    private final class MessageConsole: Console {
        let script = Script(["1", "q"])
        var send: (() -> Void)?
        private var isSent = false

        var width: Int { script.width }
        var showsTyping: Bool { script.showsTyping }
        var hasAnswer: Bool { false }

        func read(until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?) -> ConsoleInput? {
            defer { isSent = false }
            return isSent ? nil : script.read(until: nil, orReadable: nil)
        }

        func write(_ text: [UInt8], to stream: ConsoleStream) {
            script.write(text, to: stream)
            send?()
            isSent = send != nil
            send = nil
        }
    }

    private func listening(_ navigator: Navigator, _ console: MessageConsole) -> Flow {
        Flow(page, navigator: navigator) { flow in
            let inbox = navigator.inbox(for: flow) { (word: String) in navigator.say(word) }
            console.send = { inbox.send("Heard") }
        }
    }

    @Test("A replay waits for a recorded message")
    func message() throws {
        let (console, file) = (MessageConsole(), Script([]))
        _ = Session.run(on: console, options: Session.Options(recording: Recorder(to: file))) {
            listening($0, console)
        }
        #expect(file.transcript.contains("\n\nmessage\n\nanswer 1\n"))
        let again = MessageConsole()
        let replay = Replay(try Recording(file.transcript))
        _ = Session.run(on: again, replaying: replay) { listening($0, again) }
        #expect(replay.difference == nil)
        #expect(again.script.transcript == console.script.transcript)
        #expect(again.script.transcript.contains("\nHeard\n"))
    }

    @Test("Ctrl-C ends a replay's wait for a message")
    func interruptedWait() throws {
        let console = InterruptedConsole()
        let replay = Replay(try Recording("usher recording 1\nmessage\n"))
        replay.begin(on: console)
        console.press()
        #expect(try replay.read(until: nil, orReadable: nil) == .interrupt)
        #expect(replay.isInterrupted && replay.difference == nil)
    }
}
