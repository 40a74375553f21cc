extension Work {
    /// Waits for an asynchronous operation, and returns its value.
    ///
    /// ```swift
    /// let films = try work.wait("Asking the server") { try await store.films() }
    /// ```
    ///
    /// The operation runs in a task on a thread of its own, its child tasks in turn with it, while the session's thread
    /// does nothing else. So it must not need that one: where it needs the main actor, the session is run with `await`. One
    /// that waits on the main thread says so after five seconds.
    ///
    /// - Parameters:
    ///   - action: What is waited for, which a line says at once. On a terminal another one follows every five seconds,
    ///     and at the end how long it took. Nothing is said where this is left out.
    ///   - operation: What is waited for. One that is to say how far it is, is waited for part by part.
    /// - Throws: What the operation throws; and a `CancellationError` as soon as the person presses Ctrl-C or output fails.
    ///   The task is cancelled then, and not waited for.
    public mutating func wait<Value: Sendable>(
        _ action: String = "", for operation: sending @escaping () async throws -> Value
    ) throws -> Value {
        try checkInterrupt()
        var waiting = WaitMessages(for: action, since: host.now, isTimed: host.showsTyping)
        if let phrase = waiting.beginning { say(words(phrase)) }
        var warning = isMainThread() ? host.now + WaitMessages.pause : nil
        let pending = PendingResult<Value>()
        let task = pending.start(operation)
        while true {
            if failure == nil {
                pending.wait(
                    or: host.interruptDescriptor, until: [waiting.next, warning].compactMap(\.self).min(),
                    by: host.now)
            }
            let result = pending.value
            // A line on the way is no look for an interrupt: one that is replayed comes at the same look, however fast the
            // operation is.
            if result == nil, failure == nil, host.interruptDescriptor.map(isReadable) != true {
                if let phrase = waiting.phrase(at: host.now) { say(words(phrase)) }
                if let moment = warning, moment <= host.now {
                    say(
                        "It may need the main actor, whose thread waits here. Call await Session.run, which leaves it free."
                    )
                    warning = nil
                }
                continue
            }
            do throws(CancellationError) {
                try checkInterrupt()
            } catch {
                task.cancel()
                throw error
            }
            guard let result else { continue }
            if let phrase = waiting.end(at: host.now) { say(words(phrase)) }
            return try result.get()
        }
    }
}

/// The messages while something is waited for.
struct WaitMessages {
    private let action: String
    private let start: ContinuousClock.Instant
    /// When the next line is due, on a terminal.
    private(set) var next: ContinuousClock.Instant?

    static let pause = Duration.seconds(5)

    init(for action: String, since start: ContinuousClock.Instant, isTimed: Bool) {
        (self.action, self.start) = (action, start)
        next = isTimed && !action.isEmpty ? start + Self.pause : nil
    }

    var beginning: Phrase? { action.isEmpty ? nil : .waiting(action) }

    /// The line that is due now, if one is.
    mutating func phrase(at time: ContinuousClock.Instant) -> Phrase? {
        guard let next, time >= next else { return nil }
        self.next = time + Self.pause
        return .stillWaiting(action, seconds: seconds(to: time))
    }

    /// The message at the end, where it took a second.
    func end(at time: ContinuousClock.Instant) -> Phrase? {
        let seconds = seconds(to: time)
        return next == nil || seconds < 1 ? nil : .waited(action, seconds: seconds)
    }

    private func seconds(to time: ContinuousClock.Instant) -> Int {
        Int(start.duration(to: time).components.seconds)
    }
}
