import Synchronization

extension Conversation {
    /// Begins a conversation. ``takeText()`` returns its first page.
    ///
    /// - Parameters:
    ///   - width: Columns per line.
    ///   - options: Options of the session.
    ///   - show: Receives all text when it's written. By default, the methods return the text.
    ///   - wakeUp: Called on any thread when a message arrives, but not again until it's delivered.
    ///   - root: Makes the coordinator at the root of the tree.
    public init(
        width: Int = 80, options: Session.Options = Session.Options(),
        showing show: ((String) -> Void)? = nil,
        waking wakeUp: @escaping @Sendable () -> Void = {}, _ root: (Navigator) -> any Coordinator
    ) {
        self.init(
            on: CapturingHost(width: width, show), options, leaks: Self.leakReportOfBuild, waking: wakeUp)
        begin(root)
        goOn()
    }

    /// Takes a line, does the work it asks for, and returns the text up to the next prompt. Does
    /// nothing after the conversation has ended.
    public mutating func answer(_ line: String) -> String { hand(.line(line)) }

    /// Ends the input, as when the user has hung up, and returns the last text.
    public mutating func endInput() -> String { hand(.end) }

    /// Ends the conversation as Ctrl-C at a prompt does, and returns the last text.
    public mutating func interrupt() -> String { hand(.interrupt) }

    /// Delivers messages and due timers, and returns the resulting text: see ``deadline``.
    public mutating func deliver() -> String {
        wake()
        send()
        return takeText()
    }

    /// Returns the pending text and removes it.
    public mutating func takeText() -> String { collector?.takeText() ?? "" }

    /// A closure that cancels running work, as Ctrl-C does. Call it on another thread.
    public var stop: @Sendable () -> Void { { [stopFlag = collector?.stopFlag] in stopFlag?.stop() } }

    private var collector: CapturingHost? { host as? CapturingHost }

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

private final class CapturingHost: Host {
    let width: Int
    let showsTyping = true
    let stopFlag = StopFlag()
    private let show: ((String) -> Void)?
    private var text = ""

    init(width: Int, _ show: ((String) -> Void)?) { (self.width, self.show) = (width, show) }

    func write(_ bytes: [UInt8], to stream: ConsoleStream) {
        let more = String(decoding: bytes, as: UTF8.self)
        if let show { return show(more) }
        if text.isEmpty { text = more } else { text += more }
    }

    func takeText() -> String { text.takeAll() }
    func takeInterrupt() -> Bool { stopFlag.clear() }
    var interruptDescriptor: Int32? { stopFlag.descriptor }
}

private final class StopFlag: Sendable {
    private struct State: ~Copyable {
        var isUp = false
        /// Made when work waits, so that an idle conversation uses no descriptor.
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

    @discardableResult
    func clear() -> Bool {
        state.withLock { state in
            defer { state = State() }
            return state.isUp
        }
    }
}
