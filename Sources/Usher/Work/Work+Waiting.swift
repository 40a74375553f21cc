import Platform

extension Work {
    /// Waits for an asynchronous operation and returns its value.
    ///
    /// ```swift
    /// let films = try work.wait("Asking the server") { try await store.films() }
    /// ```
    ///
    /// The operation and its child tasks run on a thread of their own while the session's thread is
    /// blocked. If the operation needs the main actor, run the session with `await`. If the main
    /// thread is blocked, a line says so after five seconds.
    ///
    /// Prints the action immediately (unless it's empty), and on a terminal again every five
    /// seconds and at the end. To report progress, split the operation and wait for each part.
    ///
    /// - Throws: The operation's error, or a `CancellationError` as soon as the user presses Ctrl-C
    ///   or output fails. The operation is then canceled, but not waited for.
    public mutating func wait<Value: Sendable>(
        _ action: String = "", for operation: sending @escaping () async throws -> Value
    ) throws -> Value {
        try checkInterrupt()
        var waiting = WaitMessages(for: action, since: host.now, isTimed: host.showsTyping)
        if !action.isEmpty { say(words("work.waiting", ["action": action])) }
        var warning = isMainThread() ? host.now + WaitMessages.pause : nil
        let pending = AwaitedResult<Value>()
        let task = pending.start(operation)
        while true {
            if failure == nil {
                pending.wait(
                    or: host.interruptDescriptor, until: [waiting.next, warning].compactMap(\.self).min(),
                    by: host.now)
            }
            let result = pending.value
            // Replays count the checks for Ctrl-C, so their number mustn't depend on timing.
            if result == nil, failure == nil, host.interruptDescriptor.map(isReadable) != true {
                if let phrase = waiting.phrase(at: host.now) { say(words(phrase)) }
                if let moment = warning, moment <= host.now {
                    say(
                        "It may need the main actor, whose thread waits here. "
                            + "Call await Session.run, which leaves it free.")
                    warning = nil
                }
                continue
            }
            do { try checkInterrupt() } catch {
                task.cancel()
                throw error
            }
            guard let result else { continue }
            if let phrase = waiting.end(at: host.now) { say(words(phrase)) }
            return try result.get()
        }
    }
}

struct WaitMessages {
    private let action: String
    private let start: ContinuousClock.Instant
    /// When the next line is due; `nil` without an action or a terminal.
    private(set) var next: ContinuousClock.Instant?

    static let pause = Duration.seconds(5)

    init(for action: String, since start: ContinuousClock.Instant, isTimed: Bool) {
        (self.action, self.start) = (action, start)
        next = isTimed && !action.isEmpty ? start + Self.pause : nil
    }

    mutating func phrase(at time: ContinuousClock.Instant) -> Phrase? {
        guard let next, time >= next else { return nil }
        self.next = time + Self.pause
        return Phrase("work.still", ["action": action, "seconds": seconds(to: time)])
    }

    /// The message at the end of a wait, or nil if it took less than a second or isn't reported.
    func end(at time: ContinuousClock.Instant) -> Phrase? {
        let seconds = seconds(to: time)
        return next == nil || seconds < 1
            ? nil : Phrase("work.waited", ["action": action, "seconds": seconds])
    }

    private func seconds(to time: ContinuousClock.Instant) -> Int {
        Int(start.duration(to: time).components.seconds)
    }
}
