import Randomness
import Testing
import UsherTesting

@testable import Usher

@Suite struct RecordingTests {
    private func record(_ answers: [ConsoleInput], given: [String: String] = [:]) -> String {
        let file = Script([])
        let recorder = Recorder(program: "books 1.0", given: given, to: file)
        _ = Session.run(on: Script(answers: answers), options: Session.Options(recording: recorder)) {
            ShelfCoordinator(navigator: $0)
        }
        return file.transcript
    }

    private func replay(_ text: String, withheld: [String] = []) throws -> ScriptedSession {
        ScriptedSession(replaying: try Recording(text), withheld: withheld) {
            ShelfCoordinator(navigator: $0)
        }
    }

    private let recorded = """
        usher recording 1
        program books 1.0
        given day 2024-08-31
        given seed 42

        move + ShelfCoordinator
        move + ShelfScreen
        page Books

        answer 2
        move + BookCoordinator
        move + BookScreen
        page Ulysses

        answer r
        move + RenamingScreen
        page New title

        answer The\\u{9}Odyssey \\\\o/
        move - RenamingScreen
        page The Odyssey \\\\o/

        answer b
        move back - BookScreen - BookCoordinator
        page Books

        answer 7\\u{20}

        answer
        page Books

        answer q
        move quit refused by ShelfCoordinator
        page Really?

        answer y
        move quit - ShelfScreen - ShelfCoordinator
        status 0

        """

    private var answers: [ConsoleInput] {
        ["2", "r", "The\tOdyssey \\o/", "b", "7 ", "", "q", "y"].map { .line($0) }
    }

    @Test("a seed's numbers are those that SplitMix64 has everywhere")
    func seeded() {
        var random = SeededRandomNumberGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("a recording holds what was given, the answers, and the moves and pages that came of them")
    func written() {
        let text = record(answers, given: ["seed": "42", "day": "2024-08-31"])
        #expect(TranscriptDifference(text, expected: recorded) == nil)
    }

    @Test("what is given has a name of one word, and any other stops the program", .ownThread)
    func nameOfTwoWords() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Recorder(given: ["the seed": "42"], to: Script([]))
        }
        #expect(ended.says("what a recorded session is given has a name of one word"))
    }

    @Test("what was recorded comes out the same, and what was given can be read again")
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
            Session.run(on: console, replaying: replay) { ShelfCoordinator(navigator: $0) }.status == .success
        )
        #expect(replay.difference == nil)
        #expect(replay.endOfRecording == nil)
        #expect(console.transcript == session.transcript)
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let line: String
        let other: String
        let difference: String
        var testDescription: String { "\(line) → \(other)" }
    }

    @Test(
        "the first difference is told with its line, and nothing is answered any more",
        arguments: [
            Change(
                line: "page Ulysses", other: "page Emma",
                difference: "line 13: the page “Emma” was recorded, and now there is the page “Ulysses”."),
            Change(
                line: "move + BookScreen", other: "move + MapScreen",
                difference:
                    "line 12: the move “+ MapScreen” was recorded, and now there is the move “+ BookScreen”."),
            Change(
                line: "answer 7\\u{20}", other: "answer 1",
                difference:
                    "line 29: the answer “” was recorded, and now there is the move “+ BookCoordinator”."),
            Change(
                line: "answer 2", other: "answer 9",
                difference: "line 11: the move “+ BookCoordinator” was recorded, and now there is a prompt."),
            Change(
                line: "page Really?", other: "status 0",
                difference:
                    "line 34: the end with status 0 was recorded, and now there is the page “Really?”."),
            Change(
                line: "status 0", other: "status 130",
                difference:
                    "line 38: the end with status 130 was recorded, and now there is the end with status 0."),
        ])
    func difference(change: Change) throws {
        let session = try replay(recorded.replacing("\n\(change.line)\n", with: "\n\(change.other)\n"))
        #expect(session.difference == change.difference)
        if change.line != "status 0" { #expect(session.status == nil) }
    }

    @Test(
        "what was recorded is named in a difference, whatever it is",
        arguments: [
            ("answer 2", "the answer “2”"), ("withheld", "an answer that was withheld"),
            ("overlong", "an answer that was too long"), ("garbled", "an answer that was no text"),
            ("edited text", "a text from an editor"), ("timer", "a timer"), ("message", "a message"),
            ("interrupt", "Ctrl-C"), ("interrupt 3", "Ctrl-C"), ("leave interrupt", "Ctrl-C"),
            ("leave", "Ctrl-D"), ("end", "the end of the input"), ("move + A", "the move “+ A”"),
            ("page A", "the page “A”"), ("status 3", "the end with status 3"),
        ])
    func named(line: String, phrase: String) throws {
        let difference = try replay("usher recording 1\n\(line)\n").difference
        #expect(
            difference == "line 2: \(phrase) was recorded, and now there is the move “+ ShelfCoordinator”.")
    }

    @Test("a replay on a console ends where something differs")
    func stops() throws {
        let console = Script(["1", "1", "1"])
        let replay = Replay(try Recording(recorded.replacing("page Ulysses", with: "page Emma")))
        #expect(
            Session.run(on: console, replaying: replay) { ShelfCoordinator(navigator: $0) }.status == .success
        )
        #expect(replay.difference?.hasPrefix("line 13: ") == true)
        #expect(console.transcript.contains("Ulysses"))
        #expect(!console.transcript.contains("Rename"))
    }

    @Test("a recording that breaks off leaves the session there, and says where it ends")
    func brokenOff() throws {
        let start = String(recorded[..<(try #require(recorded.firstRange(of: "\nanswer r"))).lowerBound])
        let session = try replay(start)
        #expect(session.difference == nil)
        #expect(session.status == nil)
        #expect(session.page.title == "Ulysses")
        session.answer("b")
        #expect(session.page.title == "Books")

        let replay = Replay(try Recording(start))
        _ = Session.run(on: Script([]), replaying: replay) { ShelfCoordinator(navigator: $0) }
        #expect(replay.difference == nil)
        #expect(replay.endOfRecording == 13)
        let empty = Replay(try Recording("usher recording 1\n"))
        #expect(empty.endOfRecording == nil)
        _ = Session.run(on: Script([]), replaying: empty) { ShelfCoordinator(navigator: $0) }
        #expect(empty.endOfRecording == 1)
    }

    @Test("what was withheld is asked for, and echoed where typing can't be seen")
    func withheld() throws {
        let text = recorded.replacing("answer The\\u{9}Odyssey \\\\o/", with: "withheld")
            .replacing("page The Odyssey \\\\o/", with: "page Secret")
        let session = try replay(text, withheld: ["Secret"])
        #expect(session.difference == nil)
        #expect(session.transcript.contains("New title: Secret\n"))
        #expect(try replay(text, withheld: ["Other"]).difference?.hasPrefix("line 21: ") == true)
    }

    /// A console that gives the same lines each time.
    private final class Keyboard: Console {
        let (width, showsTyping, hasAnswer) = (60, true, false)
        private let answer: ConsoleInput
        private var written = ""
        /// The output at the time an answer was read.
        private(set) var seen = ""

        init(_ answer: ConsoleInput) { self.answer = answer }

        func read() -> ConsoleInput {
            seen = written
            return answer
        }

        func showsColor(on stream: ConsoleStream) -> Bool { stream == .trouble }

        func write(_ text: [UInt8], to stream: ConsoleStream) {
            written += String(decoding: text, as: UTF8.self)
        }
    }

    @Test("a replay fits the console on which it is seen")
    func seen() throws {
        let replay = Replay(try Recording("usher recording 1\n"))
        replay.begin(on: Keyboard(.end))
        #expect(replay.width == 60 && replay.height == nil)
        #expect(replay.showsColor(on: .trouble) && !replay.showsColor(on: .page))
    }

    @Test("who types what was withheld sees the prompt before")
    func withheldPrompt() throws {
        let keyboard = Keyboard(.line("Secret"))
        let text = recorded.replacing("answer The\\u{9}Odyssey \\\\o/", with: "withheld")
        _ = Session.run(on: keyboard, replaying: Replay(try Recording(text))) {
            ShelfCoordinator(navigator: $0)
        }
        #expect(keyboard.seen.hasSuffix("\nNew title: "))
    }

    @Test("Ctrl-C where a withheld answer is asked for ends the replay")
    func withheldInterrupted() throws {
        for answer in [ConsoleInput.interrupt, .leave(isInterrupt: true)] {
            let replay = Replay(try Recording("usher recording 1\nwithheld\nanswer 1\n"))
            replay.begin(on: Keyboard(answer))
            #expect(try replay.nextAnswer() == .interrupt)
            #expect(replay.isInterrupted)
            #expect(try replay.nextAnswer() == .interrupt)
        }
        let replay = Replay(try Recording("usher recording 1\nwithheld\n"))
        replay.begin(on: Keyboard(.leave(isInterrupt: false)))
        #expect(try replay.nextAnswer() == .leave(isInterrupt: false))
        #expect(!replay.isInterrupted)
    }

    @Test("of a replay's answers, one that was withheld is seen as it is typed, and no other")
    func withheldTyped() throws {
        let replay = Replay(try Recording("usher recording 1\nwithheld\nanswer 1\n"))
        replay.begin(on: Keyboard(.line("typed")))
        #expect(!replay.showsTyping)
        #expect(try replay.nextAnswer() == .line("typed"))
        #expect(replay.showsTyping)
        #expect(try replay.nextAnswer() == .line("1"))
        #expect(!replay.showsTyping)
    }

    @Test("Ctrl-C, the end, and lines that can't be used are recorded and come again")
    func otherAnswers() throws {
        #expect(
            record([.line("1"), .interrupt]).hasSuffix(
                "\n\ninterrupt\nmove end - BookScreen - BookCoordinator - ShelfScreen - ShelfCoordinator\nstatus 130\n"
            ))
        #expect(record([.line("1"), .end]).contains("\n\nend\nmove end - BookScreen"))
        let file = Script([])
        let options = Session.Options(recording: Recorder(to: file))
        var conversation = Conversation(on: Script([]), options)
        conversation.begin { ShelfCoordinator(navigator: $0) }
        conversation.goOn()
        for error in [.lineTooLong(limit: 9), .lineNotText] as [ConsoleError] { conversation.take(error) }
        #expect(file.transcript.hasSuffix("\npage Books\n\noverlong\n\ngarbled\n"))
        for answers in [[.line("1"), .interrupt], [.line("1"), .end]] as [[ConsoleInput]] {
            let session = try replay(record(answers))
            #expect(session.difference == nil)
            #expect(session.status == (answers[1] == .end ? .success : .interrupted))
        }
        let session = try replay(
            "usher recording 1\nmove + ShelfCoordinator\nmove + ShelfScreen\npage Books\noverlong\ngarbled\nend"
        )
        #expect(session.difference == nil)
        #expect(
            session.errorLines.map { $0.prefix(17) } == [
                "That line is too ", "That line is not ", "It was not asked.",
            ])
    }

    @Test("Ctrl-C in work comes again at the same look", arguments: 0...6)
    func interruptOfWork(looks: Int) throws {
        func run(
            on console: some Console, recording recorder: Recorder? = nil, replaying replay: Replay? = nil
        ) -> [Int] {
            var done: [Int] = []
            _ = Session.run(on: console, replaying: replay, options: Session.Options(recording: recorder)) {
                Counting(navigator: $0) { done.append($0) }
            }
            return done
        }
        let file = Script([])
        let done = run(on: ImpatientConsole(after: looks), recording: Recorder(to: file))
        #expect(done == Array(0..<min(looks, 5)))
        #expect(file.transcript.contains("\ninterrupt \(looks + 1)\n") == (looks < 6))
        let replay = Replay(try Recording(file.transcript))
        #expect(run(on: Script([]), replaying: replay) == done)
        #expect(replay.difference == nil)
    }

    @Test("Ctrl-C that a recording begins with comes at its look, and not before")
    func interruptAtFirst() throws {
        let replay = Replay(try Recording("usher recording 1\ninterrupt 2\n"))
        replay.begin(on: Script([]))
        #expect(!replay.takeInterrupt())
        #expect(replay.takeInterrupt())
        #expect(!replay.takeInterrupt() && !replay.isInterrupted)
    }

    @Test("Ctrl-C in a wait comes again, however fast the operation is this time")
    func interruptOfWait() throws {
        func root(_ navigator: Navigator, isForever: Bool) -> any Coordinator {
            Waiting(navigator: navigator, isForever: isForever)
        }
        let file = Script([])
        let console = ImpatientConsole(after: 1)
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

    @Test("Ctrl-C while it is run again ends a replay")
    func interruptedReplay() throws {
        let replay = Replay(try Recording(recorded))
        let end = Session.run(on: ImpatientConsole(after: 2), replaying: replay) {
            ShelfCoordinator(navigator: $0)
        }
        #expect(end.status == .interrupted)
        #expect(replay.isInterrupted)
        #expect(replay.difference == nil)
    }

    @Test("Ctrl-C in work that is done again stops it, and ends a replay")
    func interruptedWork() throws {
        var done: [Int] = []
        func root(_ navigator: Navigator) -> any Coordinator {
            Counting(navigator: navigator) { done.append($0) }
        }
        let file = Script([])
        _ = Session.run(on: Script([]), options: Session.Options(recording: Recorder(to: file)), root)
        #expect(done == Array(0..<5))
        done = []
        let replay = Replay(try Recording(file.transcript))
        #expect(Session.run(on: ImpatientConsole(after: 2), replaying: replay, root) == .interrupted)
        #expect(done == [0, 1])
        #expect(replay.isInterrupted && replay.difference == nil)
    }

    @Test("a recording that can't be written breaks off, and the session goes on")
    func full() {
        let file = FullConsole(after: 3)
        let recorder = Recorder(to: file)
        let console = Script(["1", "b", "q", "y"])
        #expect(
            Session.run(on: console, options: Session.Options(recording: recorder)) {
                ShelfCoordinator(navigator: $0)
            }.status
                == .success)
        #expect(recorder.failure == "Writing the output failed: No space left on device.")
    }

    struct Damage: CustomTestStringConvertible, Sendable {
        let text: String
        let trouble: String
        var testDescription: String { text.debugDescription }
    }

    @Test(
        "a text that is no recording is refused with its line",
        arguments: [
            Damage(
                text: "",
                trouble: "line 1: this is not a recording. The first line of one is “usher recording 1”."),
            Damage(
                text: "page Books\n",
                trouble: "line 1: this is not a recording. The first line of one is “usher recording 1”."),
            Damage(
                text: "usher recording 2\n",
                trouble: "line 1: the recording has version 2, but only 1 can be read. "
                    + "Use the program that wrote it."),
            Damage(
                text: "usher recording 1\n\nanswers 1\n",
                trouble: "line 3: “answers 1” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
            Damage(
                text: "usher recording 1\nanswer \\x\n",
                trouble: "line 2: “answer \\x” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
            Damage(
                text: "usher recording 1\npage A\ngiven seed 1\n",
                trouble: "line 3: “given seed 1” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
            Damage(
                text: "usher recording 1\ngiven  1\n",
                trouble: "line 2: “given  1” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
            Damage(
                text: "usher recording 1\ninterrupt 0\n",
                trouble: "line 2: “interrupt 0” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
            Damage(
                text: "usher recording 1\nstatus zero\n",
                trouble: "line 2: “status zero” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
            Damage(
                text: "usher recording 1\n" + String(repeating: "x", count: 60),
                trouble: "line 2: “\(String(repeating: "x", count: 60))” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
            Damage(
                text: "usher recording 1\n" + String(repeating: "x", count: 61),
                trouble:
                    "line 2: “\(String(repeating: "x", count: 60))…” doesn't belong here in a recording. "
                    + "Type # before it to skip it."),
        ])
    func damaged(damage: Damage) {
        let error = #expect(throws: FileError.self) { try Recording(damage.text) }
        #expect(error?.description == damage.trouble)
        #expect(error?.status == .dataRefused)
    }

    @Test("what was given and can't be used is refused with its line")
    func unusable() throws {
        let recording = try Recording("usher recording 1\ngiven seed many\n")
        let error = #expect(throws: FileError.self) { try recording.value(named: "seed") { UInt64($0) } }
        #expect(error?.description == "line 2: the seed can't be “many”.")
    }

    @Test("remarks, empty lines and the line breaks of other systems mean nothing")
    func remarks() throws {
        let text = recorded.replacing("page Ulysses", with: "page Ulysses\n# here it goes wrong\n\n")
            .replacing("\n", with: "\r\n")
        #expect(try replay(text).difference == nil)
    }

    @Test("marks that turn the direction of text are spelled out")
    func direction() {
        #expect("\(Recording.Event(.answer, "a\u{202E}b\u{2066}"))" == #"answer a\u{202E}b\u{2066}"#)
    }

    @Test("any line and any title is read as it was written")
    func anyText() throws {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let scalars: [Unicode.Scalar] = [
            "a", " ", "\\", "u", "{", "}", "\t", "\r", "\u{1B}", "\u{85}", "\u{2028}", "é", "人", "#",
            "\u{200D}",
            "\u{202E}",
        ]
        for _ in 0..<500 {
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

/// A console that sends Ctrl-C after a number of checks.
private final class ImpatientConsole: Console {
    let width = 80
    let showsTyping = false
    let hasAnswer = false
    private var looks: Int

    init(after looks: Int) { self.looks = looks }

    func read() -> ConsoleInput { .end }
    func write(_ text: [UInt8], to stream: ConsoleStream) {}
    func takeInterrupt() -> Bool {
        looks -= 1
        return looks == -1
    }
}

/// Counts to five as work, checking for Ctrl-C at each number.
private final class Counting: Coordinator {
    private let navigator: Navigator
    private let count: (Int) -> Void

    init(navigator: Navigator, count: @escaping (Int) -> Void) {
        (self.navigator, self.count) = (navigator, count)
    }

    func start() {
        navigator.push(Blank(), for: self)
        navigator.work(for: self) { [count] work in
            for number in 0..<5 {
                try work.report("Counted", number, "numbers")
                count(number)
            }
        }
    }
}

/// Waits, as work, for an operation that finishes at once or never.
private final class Waiting: Coordinator {
    private let navigator: Navigator
    private let isForever: Bool

    init(navigator: Navigator, isForever: Bool) {
        (self.navigator, self.isForever) = (navigator, isForever)
    }

    func start() {
        navigator.push(Blank(), for: self)
        navigator.work(for: self) { [isForever] work in
            try work.wait { if isForever { try? await Task.sleep(for: .seconds(86_400)) } }
        }
    }
}

private final class Blank: Screen {
    func draw(on page: inout Page) {}
}

private final class Book {
    var title: String
    init(_ title: String) { self.title = title }
}

private final class ShelfCoordinator: Coordinator {
    private let navigator: Navigator
    private let books = [Book("Middlemarch"), Book("Ulysses")]

    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        navigator.push(ShelfScreen(books: books) { [unowned self] in choose($0) }, for: self)
    }

    private func choose(_ book: Book) {
        navigator.start(BookCoordinator(book: book, navigator: navigator), for: self)
    }

    func objection(to leaving: Leaving) -> Objection? { .ask("Really?", atEnd: "It was not asked.") }
}

private final class BookCoordinator: Coordinator {
    private let navigator: Navigator
    private let book: Book

    init(book: Book, navigator: Navigator) { (self.book, self.navigator) = (book, navigator) }

    func start() {
        navigator.push(BookScreen(book: book) { [unowned self] in rename() }, for: self)
    }

    private func rename() {
        let screen = RenamingScreen { [unowned self] in
            book.title = $0
            navigator.pop()
        }
        navigator.push(screen, for: self)
    }
}

private final class ShelfScreen: Screen {
    private let books: [Book]
    private let choose: (Book) -> Void

    init(books: [Book], choose: @escaping (Book) -> Void) { (self.books, self.choose) = (books, choose) }

    func draw(on page: inout Page) {
        page.title("Books")
        for book in books { page.item(book.title) { [self] in choose(book) } }
    }
}

private final class BookScreen: Screen {
    private let book: Book
    private let rename: () -> Void

    init(book: Book, rename: @escaping () -> Void) { (self.book, self.rename) = (book, rename) }

    func draw(on page: inout Page) {
        page.title(book.title)
        page.command("r", "rename") { [self] in rename() }
    }
}

private final class RenamingScreen: Screen {
    private let rename: (String) -> Void

    init(rename: @escaping (String) -> Void) { self.rename = rename }

    func draw(on page: inout Page) {
        page.ask("New title", .text) { [self] in rename($0) }
    }
}
