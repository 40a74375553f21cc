import Platform

/// A recorder that writes a session to a file.
///
/// ```swift
/// let recorder = try Recorder(program: "films 1.2", given: ["seed": "\(seed)"], path: path)
/// let end = Session.run(on: .standard, options: Session.Options(recording: recorder)) { AppCoordinator(seed: seed, navigator: $0) }
/// ```
///
/// An answer is written before it takes effect, so the recording of a crash ends with the answer
/// that caused it. Secrets are recorded as `withheld`, other answers and titles in full. To hide an
/// answer before sharing the recording, replace its line with `withheld`.
public final class Recorder {
    private let output: any Host
    private let file: OpenFile?
    /// The number of times that work has checked for Ctrl-C since the last recorded line.
    fileprivate var interruptChecks = 0
    private var window: Recording.Event?

    /// The reason why recording stopped, if it did. The session goes on without being recorded.
    package private(set) var failure: String?

    package convenience init(program: String = "", given: [String: String] = [:], to output: some Host) {
        self.init(program: program, given: given, output: output, file: nil)
    }

    /// Starts the recording of one session in a new file that only its owner can read.
    ///
    /// `program` is the program's name and version. `given` has named values that a replay needs to
    /// run the same way, such as a random seed. A name with a space is a runtime error.
    ///
    /// - Throws: A ``FileError`` if the file exists or can't be created.
    public convenience init(
        program: String = "", given: [String: String] = [:], path: String
    ) throws(FileError) {
        let file: OpenFile
        do {
            file = try OpenFile(creating: path, mode: 0o600)
        } catch {
            let sentence =
                error.alreadyExists
                ? "the file already exists and was left unchanged. Use another name."
                : "the file can't be written: \(error.reason)."
            throw FileError(sentence, .inputOutputFailed, path: path)
        }
        let output = FileConsole(input: file.descriptor, output: file.descriptor, error: file.descriptor)
        self.init(program: program, given: given, output: output, file: file)
    }

    private init(program: String, given: [String: String], output: any Host, file: consuming OpenFile?) {
        if given.keys.contains(where: { $0.isEmpty || $0.contains(" ") }) {
            mistake("what a recorded session is given has a name of one word")
        }
        self.output = output
        self.file = file
        write(Recording.head(program: program, given: given))
    }

    fileprivate func note(width: Int, height: Int) {
        let event = Recording.Event(.window, "\(width) \(height)")
        if event != window { witness(event) }
        window = event
    }

    func witness(_ event: Recording.Event) {
        interruptChecks = 0
        write(event.isCause ? "\n\(event)\n" : "\(event)\n")
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

/// The host of a recorded session. Records what the host reports, such as window sizes.
final class RecordingHost: Host {
    private let host: any Host
    private let recorder: Recorder

    init(_ host: any Host, _ recorder: Recorder) { (self.host, self.recorder) = (host, recorder) }

    var width: Int { host.width }
    var height: Int? {
        let height = host.height
        if let height { recorder.note(width: width, height: height) }
        return height
    }
    var showsTyping: Bool { host.showsTyping }
    var showsBars: Bool { host.showsBars }
    var now: ContinuousClock.Instant { host.now }
    var interruptDescriptor: Int32? { host.interruptDescriptor }
    var takesTextAtOnce: Bool { host.takesTextAtOnce }
    var holdsPrintedText: Bool { host.holdsPrintedText }
    var isReadByOthers: Bool { host.isReadByOthers }
    func showsColor(on stream: ConsoleStream) -> Bool { host.showsColor(on: stream) }

    func edit(_ text: String) throws(Refusal) -> String {
        let edited = try host.edit(text)
        recorder.witness(Recording.Event(.edited, edited))
        return edited
    }

    func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        try host.write(text, to: stream)
    }

    func takeInterrupt() -> Bool {
        let isInterrupt = host.takeInterrupt()
        recorder.interruptChecks += 1
        if isInterrupt { recorder.witness(Recording.Event(.interrupt, "\(recorder.interruptChecks)")) }
        return isInterrupt
    }

    func endAsking() { host.endAsking() }
}
