import Randomness
import Testing
import UsherTesting

@testable import Usher

@Suite struct RecordingTests {
    private func record(_ answers: [ConsoleInput], given: [String: String] = [:]) -> String {
        let file = Script([])
        let recorder = Recorder(program: "books 1.0", given: given, to: file)
        _ = Session.run(on: Script(answers: answers), options: Session.Options(recording: recorder)) {
            shelf($0)
        }
        return file.transcript
    }

    private func replay(_ text: String, withheld: [String] = []) throws -> ScriptedSession {
        ScriptedSession(replaying: try Recording(text), withheld: withheld) {
            shelf($0)
        }
    }

    private let recorded = storedTranscript("Recording.recorded")

    private var answers: [ConsoleInput] {
        ["2", "r", "The\tOdyssey \\o/", "b", "7 ", "", "q", "y"].map { .line($0) }
    }

    @Test("A seed produces the numbers of SplitMix64")
    func seeded() {
        var random = SeededRandomNumberGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("A recording contains the given values, the answers, the moves and the pages")
    func written() {
        let text = record(answers, given: ["seed": "42", "day": "2024-08-31"])
        #expect(TranscriptDifference(text, expected: recorded) == nil)
    }

    @Test("A space in the name of a given value stops the program", .ownThread)
    func nameOfTwoWords() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Recorder(given: ["the seed": "42"], to: Script([]))
        }
        #expect(ended.says("what a recorded session is given has a name of one word"))
    }

    @Test("A recording replays without a difference and returns its given values")
    func same() throws {
        let session = try replay(recorded)
        #expect(session.difference == nil)
        #expect(session.status == .success)
        let recording = try Recording(recorded)
        #expect(recording.program == "books 1.0")
        #expect(try recording.value(named: "seed") { UInt64($0) } == 42)
        #expect(try recording.value(named: "mood") { $0 } == nil)
        let console = Script([])
        let replay = Replay(recording)
        #expect(
            Session.run(on: console, replaying: replay) { shelf($0) }.status == .success
        )
        #expect(replay.difference == nil)
        #expect(replay.endOfRecording == nil)
        #expect(console.transcript == session.transcript)
    }

    @Test(
        "The first difference is reported with its line and ends the replay",
        arguments: [
            ("page Ulysses", "page Emma", 13, "page Emma", "“page Ulysses”"),
            ("move + Leaflet", "move + MapScreen", 7, "move + MapScreen", "“move + Leaflet”"),
            ("answer 7\\u{20}", "answer 1", 29, "answer", "“move + Flow”"),
            ("answer 2", "answer 9", 11, "move + Flow", "a prompt"),
            ("page Really?", "status 0", 34, "status 0", "“page Really?”"),
            ("status 0", "status 130", 38, "status 130", "“status 0”"),
        ])
    func difference(line: String, other: String, number: Int, recorded: String, now: String) throws {
        let session = try replay(self.recorded.replacing("\n\(line)\n", with: "\n\(other)\n"))
        #expect(session.difference == "line \(number): “\(recorded)” was recorded, and now there is \(now).")
        if line != "status 0" { #expect(session.status == nil) }
    }

    @Test(
        "A difference quotes what was recorded, whatever it is",
        arguments: [
            "answer 2", "withheld", "overlong", "garbled", "edited text", "timer", "message", "interrupt",
            "interrupt 3", "leave interrupt", "leave", "end", "move + A", "page A", "status 3",
        ])
    func named(line: String) throws {
        let difference = try replay("usher recording 1\n\(line)\n").difference
        #expect(difference == "line 2: “\(line)” was recorded, and now there is “move + Flow”.")
    }

    @Test("An incomplete recording is replayed to its end, where the session can go on")
    func brokenOff() throws {
        let start = String(recorded[..<(try #require(recorded.firstRange(of: "\nanswer r"))).lowerBound])
        let session = try replay(start)
        #expect(session.difference == nil)
        #expect(session.status == nil)
        #expect(session.page.title == "Ulysses")
        session.answer("b")
        #expect(session.page.title == "Books")

        let replay = Replay(try Recording(start))
        _ = Session.run(on: Script([]), replaying: replay) { shelf($0) }
        #expect(replay.difference == nil)
        #expect(replay.endOfRecording == 13)
        let empty = Replay(try Recording("usher recording 1\n"))
        #expect(empty.endOfRecording == nil)
        _ = Session.run(on: Script([]), replaying: empty) { shelf($0) }
        #expect(empty.endOfRecording == 1)
    }

    @Test("A replay takes withheld answers from its caller and echoes them")
    func withheld() throws {
        let text = recorded.replacing("answer The\\u{9}Odyssey \\\\o/", with: "withheld")
            .replacing("page The Odyssey \\\\o/", with: "page Secret")
        let session = try replay(text, withheld: ["Secret"])
        #expect(session.difference == nil)
        #expect(session.transcript.contains("New title: Secret\n"))
        #expect(try replay(text, withheld: ["Other"]).difference?.hasPrefix("line 21: ") == true)
    }

    @Test("Ctrl-C, the end of the input and unusable lines are recorded and replayed")
    func otherAnswers() throws {
        #expect(
            record([.line("1"), .interrupt]).hasSuffix(
                "\n\ninterrupt\nmove end - Leaflet - Flow - Leaflet - Flow\nstatus 130\n"
            ))
        #expect(record([.line("1"), .end]).contains("\n\nend\nmove end - Leaflet"))
        let file = Script([])
        let options = Session.Options(recording: Recorder(to: file))
        var conversation = Conversation(on: Script([]), options)
        conversation.begin { shelf($0) }
        conversation.goOn()
        for error in [.lineTooLong(limit: 9), .lineNotText] as [ConsoleError] { conversation.take(error) }
        #expect(file.transcript.hasSuffix("\npage Books\n\noverlong\n\ngarbled\n"))
        for answers in [[.line("1"), .interrupt], [.line("1"), .end]] as [[ConsoleInput]] {
            let session = try replay(record(answers))
            #expect(session.difference == nil)
            #expect(session.status == (answers[1] == .end ? .success : .interrupted))
        }
        let session = try replay(
            "usher recording 1\nmove + Flow\nmove + Leaflet\npage Books\noverlong\ngarbled\nend"
        )
        #expect(session.difference == nil)
        #expect(
            session.errorLines.map { $0.prefix(17) } == [
                "That line is too ", "That line is not ", "It was not asked.",
            ])
    }

    @Test("Ctrl-C during work is replayed at the same check for interrupts", arguments: 0...6)
    func interruptOfWork(looks: Int) throws {
        func run(
            on console: some Console, recording recorder: Recorder? = nil, replaying replay: Replay? = nil
        ) -> [Int] {
            var done: [Int] = []
            _ = Session.run(on: console, replaying: replay, options: Session.Options(recording: recorder)) {
                counting($0) { done.append($0) }
            }
            return done
        }
        let file = Script([])
        let done = run(on: FullConsole(answers: [], interruptsAfter: looks), recording: Recorder(to: file))
        #expect(done == Array(0..<min(looks, 5)))
        #expect(file.transcript.contains("\ninterrupt \(looks + 1)\n") == (looks < 6))
        let replay = Replay(try Recording(file.transcript))
        #expect(run(on: Script([]), replaying: replay) == done)
        #expect(replay.difference == nil)
    }

    @Test("Ctrl-C during a wait is replayed, however long the operation takes")
    func interruptOfWait() throws {
        func root(_ navigator: Navigator, isForever: Bool) -> any Coordinator {
            Flow(Leaflet { _, _ in }, navigator: navigator) { flow in
                navigator.work(for: flow) { work in
                    try work.wait { if isForever { try? await Task.sleep(for: .seconds(86_400)) } }
                }
            }
        }
        let file = Script([])
        let console = FullConsole(answers: [], interruptsAfter: 1)
        _ = Session.run(on: console, options: Session.Options(recording: Recorder(to: file))) {
            root($0, isForever: false)
        }
        #expect(file.transcript.contains("\ninterrupt 2\n"))
        for isForever in [false, true] {
            let session = ScriptedSession(replaying: try Recording(file.transcript)) {
                root($0, isForever: isForever)
            }
            #expect(session.difference == nil)
            #expect(session.transcript.contains("Stopped."))
        }
    }

    @Test("Ctrl-C during a replay ends it")
    func interruptedReplay() throws {
        let replay = Replay(try Recording(recorded))
        let end = Session.run(on: FullConsole(answers: [], interruptsAfter: 2), replaying: replay) {
            shelf($0)
        }
        #expect(end.status == .interrupted)
        #expect(replay.isInterrupted)
        #expect(replay.difference == nil)
    }

    @Test("A recording that can't be written tells why, and the session continues")
    func full() {
        let file = FullConsole(after: 3)
        let recorder = Recorder(to: file)
        let console = Script(["1", "b", "q", "y"])
        #expect(
            Session.run(on: console, options: Session.Options(recording: recorder)) {
                shelf($0)
            }.status
                == .success)
        #expect(recorder.failure == "Writing the output failed: No space left on device.")
    }

    @Test(
        "A text that isn't a recording is refused with the number of its line",
        arguments: [
            ("", "line 1: this is not a recording. The first line of one is “usher recording 1”."),
            ("page Books", "line 1: this is not a recording. The first line of one is “usher recording 1”."),
            (
                "usher recording 2",
                "line 1: the recording has version 2, but only 1 can be read. Use the program that wrote it."
            ),
        ]
            + [
                "answers 1", "answer \\x", "given  1", "interrupt 0", "status zero",
                String(repeating: "x", count: 60),
            ].map {
                (
                    "usher recording 1\n\n\($0)\n",
                    "line 3: “\($0)” doesn't belong here in a recording. Type # before it to skip it."
                )
            })
    func damaged(text: String, message: String) {
        let error = #expect(throws: FileError.self) { try Recording(text) }
        #expect(error?.description == message && error?.status == .dataRefused)
    }

    @Test("A given value that can't be used is refused with its line")
    func unusable() throws {
        let recording = try Recording("usher recording 1\ngiven seed many\n")
        let error = #expect(throws: FileError.self) { try recording.value(named: "seed") { UInt64($0) } }
        #expect(error?.description == "line 2: the seed can't be “many”.")
    }

    @Test("Comments, empty lines and CR LF don't change a recording")
    func remarks() throws {
        let text = recorded.replacing("page Ulysses", with: "page Ulysses\n# here it goes wrong\n\n")
            .replacing("\n", with: "\r\n")
        #expect(try replay(text).difference == nil)
    }

    @Test("Any answer, page or move is read as it was written")
    func anyText() throws {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let scalars: [Unicode.Scalar] = [
            "a", " ", "\\", "u", "{", "}", "\t", "\r", "\u{1B}", "\u{85}", "\u{2028}", "é", "人", "#",
            "\u{200D}",
            "\u{202E}",
        ]
        for _ in 0..<150 {
            var text = ""
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
            }
            for kind in [.answer, .page, .move] as [Recording.Event.Kind] {
                let event = Recording.Event(kind, text)
                let recording = try Recording("usher recording 1\n\(event)\n")
                #expect(recording.entries.map(\.event) == [event], "USHER_SEED=\(RandomNumbers.seed)")
                #expect(recording.entries.first?.line == 2)
            }
        }
    }
}

private func counting(_ navigator: Navigator, _ count: @escaping (Int) -> Void) -> Flow {
    Flow(Leaflet { _, _ in }, navigator: navigator) { flow in
        navigator.work(for: flow) { work in
            for number in 0..<5 {
                try work.report("Counted", number, "numbers")
                count(number)
            }
        }
    }
}

private func shelf(_ navigator: Navigator) -> Flow {
    var titles = ["Middlemarch", "Ulysses"]
    func book(_ place: Int) -> Flow {
        Flow(navigator: navigator) { book in
            let screen = Leaflet { [unowned book] page, _ in
                page.title(titles[place])
                page.command("r", "rename") {
                    let question = Leaflet { page, _ in
                        page.ask("New title", .text) {
                            titles[place] = $0
                            navigator.pop()
                        }
                    }
                    navigator.push(question, for: book)
                }
            }
            navigator.push(screen, for: book)
        }
    }
    let objection = Objection.ask("Really?", atEnd: "It was not asked.")
    return Flow(says: objection, navigator: navigator) { shelf in
        let screen = Leaflet { [unowned shelf] page, _ in
            page.title("Books")
            for place in titles.indices {
                page.item(titles[place]) { navigator.start(book(place), for: shelf) }
            }
        }
        navigator.push(screen, for: shelf)
    }
}
