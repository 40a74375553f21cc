import Synchronization

// Lines in, text out
extension Conversation {
    /// Begins a conversation; ``takeText()`` is its first page.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - options: What it does beside taking answers.
    ///   - show: Is handed all text as it comes, the progress of work too. Where it is left out, text is returned by what it
    ///     came of.
    ///   - wakeUp: Asks for ``deliver()``, on whatever thread an inbox was sent something, once until that is done.
    ///   - root: Makes the coordinator at the root of the tree.
    public init(
        width: Int = 80, options: Session.Options = Session.Options(),
        showing show: ((String) -> Void)? = nil,
        waking wakeUp: @escaping @Sendable () -> Void = {}, _ root: (Navigator) -> any Coordinator
    ) {
        self.init(
            on: TextCollector(width: width, show), options, leaks: Self.leakReportOfBuild, waking: wakeUp)
        begin(root)
        goOn()
    }

    /// Takes a line, and returns what is to be shown until the next one.
    ///
    /// Work that it asks for is done before it returns. After the end nothing happens.
    public mutating func answer(_ line: String) -> String { hand(.line(line)) }

    /// Hears that no line will come any more, as when the person has hung up, and returns what there is to say to that.
    public mutating func endInput() -> String { hand(.end) }

    /// Ends it as Ctrl-C at a prompt does, and returns what there is to say to that.
    public mutating func interrupt() -> String { hand(.interrupt) }

    /// Delivers what inboxes were sent and what is due, and returns what is to be shown of it: see ``deadline``.
    public mutating func deliver() -> String {
        wake()
        send()
        return takeText()
    }

    /// Takes the text that was not yet handed out; it is handed out once, and kept nowhere.
    public mutating func takeText() -> String { collector?.takeText() ?? "" }

    /// Stops the work under way, as Ctrl-C does: called on another thread, while an answer has not returned.
    public var stop: @Sendable () -> Void {
        { [stopFlag = collector?.stopFlag] in stopFlag?.stop() }
    }

    private var collector: TextCollector? { host as? TextCollector }

    private mutating func hand(_ input: ConsoleInput) -> String {
        guard end == nil else { return "" }
        collector?.stopFlag.clear()
        take(input)
        goOn()
        return takeText()
    }

    #if DEBUG
        static let leakReportOfBuild = LeakReporting.said
    #else
        static let leakReportOfBuild = LeakReporting.none
    #endif
}

/// A host that keeps text until it is handed out.
private final class TextCollector: Host {
    let width: Int
    let showsTyping = true
    let stopFlag = StopFlag()
    private let show: ((String) -> Void)?
    private var text = ""

    init(width: Int, _ show: ((String) -> Void)?) {
        (self.width, self.show) = (width, show)
    }

    func write(_ text: [UInt8], to stream: ConsoleStream) { add(String(decoding: text, as: UTF8.self)) }

    func write(_ text: borrowing TextBuilder, to stream: ConsoleStream) { add(text.text) }

    private func add(_ more: String) {
        if let show { return show(more) }
        if text.isEmpty { text = more } else { text += more }
    }

    func takeText() -> String { text.takeAll() }

    func takeInterrupt() -> Bool { stopFlag.clear() }

    var interruptDescriptor: Int32? { stopFlag.descriptor }
}

/// A flag that stops work from another thread.
private final class StopFlag: Sendable {
    private struct State: ~Copyable {
        var isUp = false
        /// Only while work waits, so that a conversation needs no descriptor.
        var wakePipe: WakePipe?
    }

    private let state = Mutex(State())

    func stop() {
        state.withLock {
            $0.isUp = true
            $0.wakePipe?.wake()
        }
    }

    var descriptor: Int32? {
        state.withLock {
            if $0.wakePipe == nil {
                $0.wakePipe = WakePipe()
                if $0.isUp { $0.wakePipe?.wake() }
            }
            return $0.wakePipe?.descriptor
        }
    }

    /// Takes it down, and says whether it was up.
    @discardableResult
    func clear() -> Bool {
        state.withLock { state in
            defer {
                state.isUp = false
                state.wakePipe = nil
            }
            return state.isUp
        }
    }
}
