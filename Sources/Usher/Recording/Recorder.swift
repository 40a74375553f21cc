/// Writes down what a session does.
///
/// ```swift
/// let recorder = try Recorder(program: "films 1.2", given: ["seed": "\(seed)"], path: path)
/// let end = Session.run(on: .standard, options: Session.Options(recording: recorder)) { AppCoordinator(seed: seed, navigator: $0) }
/// ```
///
/// Each line is written before what it tells has consequences, so that a program which is killed, or traps, leaves the
/// answer behind that did it. A secret is `withheld`; all other answers and titles are written as they are, and who passes
/// a recording on may put `withheld` in the place of an answer.
public final class Recorder {
    private let output: any Host
    private let file: OwnedDescriptor?
    /// The number of times that work has looked for Ctrl-C since the line before.
    private var looks = 0
    private var window: Recording.Event?

    /// Why the recording breaks off, in a sentence, where it could not be written. The session goes on without it.
    package private(set) var failure: String?

    /// Begins the recording of one session.
    package convenience init(program: String = "", given: [String: String] = [:], to output: some Host) {
        self.init(program: program, given: given, output: output, file: nil)
    }

    /// Begins the recording of one session in a new file, which only its owner can read.
    ///
    /// - Parameters:
    ///   - program: What runs: a name and a version.
    ///   - given: What the program was given from outside, by name, so that it can be given the same again; a name is a
    ///     word without spaces, and any other traps.
    ///   - path: The file, which is not there yet.
    /// - Throws: A ``FileError`` that names the file.
    public convenience init(
        program: String = "", given: [String: String] = [:], path: String
    ) throws(FileError) {
        let file: OwnedDescriptor
        do {
            file = try OwnedDescriptor(creating: path)
        } catch {
            throw FileError(.file(error), path: path)
        }
        let output = FileConsole(input: file.descriptor, output: file.descriptor, error: file.descriptor)
        self.init(program: program, given: given, output: output, file: file)
    }

    private init(program: String, given: [String: String], output: any Host, file: consuming OwnedDescriptor?)
    {
        if given.keys.contains(where: { $0.isEmpty || $0.contains(" ") }) {
            mistake("what a recorded session is given has a name of one word")
        }
        self.output = output
        self.file = file
        write(Recording.head(program: program, given: given))
    }

    func didHear(_ event: Recording.Event) {
        looks = 0
        write(event.isCause ? "\n\(event)\n" : "\(event)\n")
    }

    /// Notes the size of the window, once until it is another one.
    fileprivate func note(width: Int, height: Int) {
        let event = Recording.Event.window(width: width, height: height)
        if event != window { didHear(event) }
        window = event
    }

    /// Hears that work has looked for Ctrl-C.
    fileprivate func note(lookThatFound isInterrupt: Bool) {
        looks += 1
        if isInterrupt { didHear(.interruptOfWork(looks: looks)) }
    }

    private func write(_ text: String) {
        guard failure == nil else { return }
        do {
            try output.write(Array(text.utf8), to: .page)
        } catch {
            failure = "\(error)"
        }
    }
}

extension Recorder: SessionWitness {
    func willTake(_ line: String, isSecret: Bool) { didHear(isSecret ? .withheld : .answer(line)) }

    func didShow(_ page: borrowing Page) { didHear(.page(page)) }

    func didMove(_ move: Move) {
        if let event = Recording.Event(move) { didHear(event) }
    }

    func didEnd(with status: ExitStatus) { didHear(.status(status.rawValue)) }
}

/// The host of a session that is recorded: what work and an editor hear from there is noted.
final class RecordingHost: Host {
    private let host: any Host
    private let recorder: Recorder

    init(_ host: any Host, _ recorder: Recorder) {
        (self.host, self.recorder) = (host, recorder)
    }

    var width: Int { host.width }
    var height: Int? {
        let height = host.height
        if let height { recorder.note(width: width, height: height) }
        return height
    }
    var showsTyping: Bool { host.showsTyping }
    var now: ContinuousClock.Instant { host.now }
    var interruptDescriptor: Int32? { host.interruptDescriptor }
    var takesTextAtOnce: Bool { host.takesTextAtOnce }
    var holdsPrintedText: Bool { host.holdsPrintedText }
    var isReadByOthers: Bool { host.isReadByOthers }

    func showsColor(on stream: ConsoleStream) -> Bool { host.showsColor(on: stream) }

    func edit(_ text: String) throws(Refusal) -> String {
        let edited = try host.edit(text)
        recorder.didHear(.edited(edited))
        return edited
    }

    func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        try host.write(text, to: stream)
    }

    func takeInterrupt() -> Bool {
        let isInterrupt = host.takeInterrupt()
        recorder.note(lookThatFound: isInterrupt)
        return isInterrupt
    }

    func endAsking() { host.endAsking() }
}
