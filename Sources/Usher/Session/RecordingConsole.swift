/// A console that writes down what a session does on another one.
///
/// ```swift
/// let recorder = RecordingConsole(.standard, program: "films 1.2", given: ["seed": "\(seed)"], to: file)
/// let status = Session.run(on: recorder) { AppCoordinator(seed: seed, navigator: $0) }
/// ```
///
/// Each line is written before what it tells has consequences, so that a program which is killed, or traps, leaves the
/// answer behind that did it. A secret is `withheld`; all other answers and titles are written as they are, and who passes
/// a recording on may put `withheld` in the place of an answer.
public final class RecordingConsole: Console {
    private let console: any Console
    private let output: any Console
    private let file: OpenFile?
    private var looks = 0

    /// Why the recording breaks off, where it could not be written. The session goes on without it.
    public private(set) var failure: ConsoleError?

    /// Begins a recording.
    ///
    /// - Parameters:
    ///   - console: Where the session's answers come from and its pages go.
    ///   - program: What runs: a name and a version.
    ///   - given: What the program was given from outside, by name, so that it can be given the same again; a name is a
    ///     word without spaces.
    ///   - output: Where the recording goes.
    public convenience init(
        _ console: some Console, program: String = "", given: [String: String] = [:], to output: some Console
    ) {
        self.init(console, program: program, given: given, output: output, file: nil)
    }

    /// Begins a recording in a new file, which only its owner can read.
    ///
    /// - Parameters:
    ///   - console: Where the session's answers come from and its pages go.
    ///   - program: What runs: a name and a version.
    ///   - given: What the program was given from outside, by name.
    ///   - path: The file, which is not there yet.
    /// - Throws: A ``RecordingError`` that names the file.
    public convenience init(
        _ console: some Console, program: String = "", given: [String: String] = [:], path: String
    ) throws(RecordingError) {
        let file = try OpenFile(recordingAt: path)
        let output = FileConsole(input: file.descriptor, output: file.descriptor, trouble: file.descriptor)
        self.init(console, program: program, given: given, output: output, file: file)
    }

    private init(
        _ console: any Console, program: String, given: [String: String], output: any Console,
        file: consuming OpenFile?
    ) {
        if given.keys.contains(where: { $0.isEmpty || $0.contains(" ") }) {
            mistake("what a recorded session is given has a name of one word")
        }
        self.console = console
        self.output = output
        self.file = file
        write(Recording.head(program: program, given: given))
    }

    /// Columns a line may take.
    public var width: Int { console.width }
    /// Whether typed text is visible already.
    public var showsTyping: Bool { console.showsTyping }
    /// Whether pages may carry color.
    public var showsColor: Bool { console.showsColor }
    /// Whether an answer has arrived.
    public var hasAnswer: Bool { console.hasAnswer }
    /// A descriptor that becomes readable at Ctrl-C.
    public var interruptDescriptor: Int32? { console.interruptDescriptor }

    /// The time of the console.
    public var now: ContinuousClock.Instant { console.now }

    /// The next answer, written down.
    public func read() throws(ConsoleError) -> Answer {
        // Without anything else to wait for, an answer comes.
        try noting { () throws(ConsoleError) in try console.read() } ?? .end
    }

    /// The next answer, or what comes before it, written down.
    public func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32
    ) throws(ConsoleError) -> Answer? {
        let answer = try noting { () throws(ConsoleError) in
            try console.read(until: deadline, orReadable: descriptor)
        }
        if answer == nil { note(deadline.map { $0 <= now } == true ? .timer : .message) }
        return answer
    }

    private func noting(_ read: () throws(ConsoleError) -> Answer?) throws(ConsoleError) -> Answer? {
        do throws(ConsoleError) {
            let answer = try read()
            switch answer {
            // The session knows whether a line may be written down.
            case .line, nil: break
            case .end: note(.end)
            case .interrupt: note(.interrupt)
            }
            return answer
        } catch {
            switch error {
            case .lineTooLong: note(.overlong)
            case .lineNotText: note(.garbled)
            // Nothing comes of it, and the line begins anew.
            case .lineEmptied: break
            case .readerGone, .failed: note(.end)
            }
            throw error
        }
    }

    /// Hides what is typed, or shows it again.
    public func hideTyping(_ isHidden: Bool) { console.hideTyping(isHidden) }

    /// Has a text edited, and what is made of it written down.
    public func edit(_ text: String) throws(Refusal) -> String {
        let edited = try console.edit(text)
        note(.edited(edited))
        return edited
    }

    /// Writes text of the session.
    public func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        try console.write(text, to: stream)
    }

    /// Takes the Ctrl-C that has come during work, written down with the number of looks.
    public func takeInterrupt() -> Bool {
        looks += 1
        guard console.takeInterrupt() else { return false }
        note(.interruptOfWork(looks: looks))
        return true
    }

    private func note(_ event: Recording.Event) {
        looks = 0
        write(event.isCause ? "\n\(event)\n" : "\(event)\n")
    }

    private func write(_ text: String) {
        guard failure == nil else { return }
        do {
            try output.write(Array(text.utf8), to: .page)
        } catch {
            failure = error
        }
    }
}

extension RecordingConsole: SessionWitness {
    var terminal: FileConsole? { console as? FileConsole }

    func willTake(_ line: String, isSecret: Bool) { note(isSecret ? .withheld : .answer(line)) }

    func didShow(_ page: borrowing Page) { note(.page(page)) }

    func didMove(_ move: Move) {
        if let event = Recording.Event(move) { note(event) }
    }

    func didEnd(with status: ExitStatus) { note(.status(status.rawValue)) }
}
