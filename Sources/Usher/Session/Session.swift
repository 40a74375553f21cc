/// The loop between a console and a tree of coordinators: show the page, read an answer, do what it does, until
/// nothing is left.
///
/// ```swift
/// Session.run(on: .standard) { AppCoordinator(navigator: $0) }.exit()
/// ```
///
/// A session runs on the task or thread that runs it, and so do its coordinators and screens:
/// ordinary classes that need no locks. Any number of sessions can run at once, and they share nothing.
public struct Session: ~Copyable {
    private let console: any Console
    private let isStrict: Bool
    private let navigator = Navigator()
    private var page = Page()
    private var output = TextBuffer()
    private var isPageDue = true
    /// Whose page is shown: the stay of its screen on the stack.
    private var stay: Int?
    private var isFirstPage = true
    private var status: ExitStatus?

    /// Output is kept together up to this many bytes while answers are at hand.
    private static let outputLimit = 65_536

    package init(console: any Console, isStrict: Bool = false) {
        self.console = console
        self.isStrict = isStrict
    }

    /// Runs a program from its first page to its end.
    ///
    /// - Parameters:
    ///   - console: Where answers come from and pages go.
    ///   - isStrict: Whether the first refused answer ends the session with ``ExitStatus/dataRefused``, as scripts
    ///     want it.
    ///   - root: Makes the coordinator at the root of the tree.
    /// - Returns: How it ended. By then every coordinator has stopped and been let go.
    public static func run(
        on console: some Console, isStrict: Bool = false, _ root: (Navigator) -> any Coordinator
    ) -> ExitStatus {
        var session = Session(console: console, isStrict: isStrict)
        session.begin(root)
        while true {
            if let status = session.showPrompt() { return status }
            do {
                session.take(try console.read())
            } catch {
                session.take(error)
            }
        }
    }

    /// Runs a program of one screen, which needs no coordinator of its own.
    ///
    /// ```swift
    /// Session.run(on: .standard, CounterScreen()).exit()
    /// ```
    ///
    /// - Returns: How it ended.
    public static func run(
        on console: some Console, isStrict: Bool = false, _ screen: some Screen
    ) -> ExitStatus {
        run(on: console, isStrict: isStrict) { OneScreenCoordinator(screen, navigator: $0) }
    }
}

// Step by step, for scripts
extension Session {
    package var stack: Stack { navigator.stack }

    package mutating func begin(_ root: (Navigator) -> any Coordinator) {
        navigator.start(root(navigator))
    }

    /// Does the work that waits, then shows the page, if it is due, and its prompt; the status once the session is
    /// over.
    package mutating func showPrompt() -> ExitStatus? {
        if navigator.hasWork { doWork() }
        showPage(withPrompt: true)
        if status != nil || !console.hasAnswer || output.count >= Self.outputLimit { flush() }
        return status
    }

    private mutating func showPage(withPrompt hasPrompt: Bool) {
        guard status == nil else { return }
        let stack = navigator.stack
        guard let screen = stack.top else { return end(.success) }
        let writer = PageWriter(width: console.width, showsColor: console.showsColor)
        if isPageDue {
            stay = stack.stayOfTop
            let said = navigator.takeSaid()
            navigator.drawing = screen
            page.draw(screen, saying: said)
            navigator.drawing = nil
            if !isFirstPage { output.append(UInt8(ascii: "\n")) }
            isFirstPage = false
            page.place = stack.place
            writer.writeBody(of: page, to: &output)
            // Before work there is nothing to answer yet.
            if hasPrompt { writer.writeCommands(of: page, to: &output) }
            isPageDue = false
        }
        if hasPrompt { writer.writePrompt(of: page, to: &output) }
    }

    /// Does the pieces of work in order, each after the page that says so.
    private mutating func doWork() {
        while status == nil, navigator.hasWork {
            showPage(withPrompt: false)
            flush()
            guard let body = navigator.nextWork() else { return }
            page.letGo()
            isPageDue = true
            var work = Work(on: console)
            var trouble: (any Error)?
            do {
                try body(&work)
            } catch {
                trouble = error
            }
            if work.isInterrupted {
                // A terminal has shown the ^C on the line where it was typed.
                output.append(console.showsTyping ? "\nStopped.\n" : "Stopped.\n")
            } else {
                // An interrupt that came too late for the work was still meant for it, not for the page after.
                _ = console.takeInterrupt()
            }
            if let failure = work.failure {
                endOutput(after: failure, on: .page)
            } else if let trouble {
                refuse(trouble)
            }
        }
    }

    package mutating func take(_ answer: Answer) {
        switch answer {
        case .end:
            output.append(UInt8(ascii: "\n"))
            end(.success)
        case .interrupt:
            output.append(UInt8(ascii: "\n"))
            end(.interrupted)
        case .line(let line):
            if !console.showsTyping {
                output.append(plain: line)
                output.append(UInt8(ascii: "\n"))
            }
            follow(line)
        }
    }

    package mutating func take(_ error: ConsoleError) {
        switch error {
        case .lineTooLong, .lineNotText:
            if !console.showsTyping { output.append(UInt8(ascii: "\n")) }
            refuse(Refusal(error.description))
        case .readerGone:
            output.truncate(to: 0)
            end(.success)
        case .failed:
            output.append(UInt8(ascii: "\n"))
            report(error.description)
            end(.inputOutputFailed)
        }
    }

    /// Does what a line means. After a refusal the page stands, unless its screen has moved on before it.
    private mutating func follow(_ line: String) {
        do {
            switch try page.choice(of: line) {
            case .back: navigator.pop()
            case .home: navigator.home()
            case .quit: return end(.success)
            case .help: return showHelp()
            case let choice?: try page.make(choice)
            case nil: break
            }
            isPageDue = true
        } catch {
            isPageDue = navigator.stack.stayOfTop != stay
            refuse(error)
        }
        if isPageDue { page.letGo() }
    }

    private mutating func showHelp() {
        output.append(UInt8(ascii: "\n"))
        page.isInLayer = navigator.stack.hasLayer
        PageWriter(width: console.width, showsColor: console.showsColor).writeHelp(of: page, to: &output)
    }

    /// Says why an answer can't be used; a cancellation says nothing.
    private mutating func refuse(_ error: any Error) {
        guard !(error is CancellationError) else { return }
        report("\(error)")
        if isStrict { end(.dataRefused) }
    }

    private mutating func end(_ status: ExitStatus) {
        // A person who quit must still hear that the last pages could not be written.
        if self.status == nil || status == .inputOutputFailed { self.status = status }
        navigator.stopAll()
        page.letGo()
    }

    /// Writes a line of trouble, after the pages that it is about.
    private mutating func report(_ trouble: String) {
        flush()
        output.append(plain: trouble)
        output.append(UInt8(ascii: "\n"))
        flush(to: .trouble)
    }

    private mutating func flush(to stream: ConsoleStream = .page) {
        guard output.count > 0 else { return }
        var failure: ConsoleError?
        do {
            if let file = console as? FileConsole {
                try file.write(output, to: stream)
            } else {
                try console.write(output.array, to: stream)
            }
        } catch {
            failure = error
        }
        output.truncate(to: 0)
        if let failure { endOutput(after: failure, on: stream) }
    }

    private mutating func endOutput(after error: ConsoleError, on stream: ConsoleStream) {
        guard error != .readerGone else { return end(.success) }
        end(.inputOutputFailed)
        if stream == .page { report(error.description) }
    }
}
