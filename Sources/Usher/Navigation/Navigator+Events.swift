extension Navigator {
    /// Makes an inbox through which a coordinator can be reached from outside its session.
    ///
    /// ```swift
    /// let inbox = navigator.inbox(for: self) { [self] (change: Change) in films.apply(change) }
    /// Thread.detachNewThread {
    ///     while let change = source.next(), inbox.send(change) {}
    /// }
    /// ```
    ///
    /// What it is sent is delivered on the session's thread, in order, between two answers and never within work:
    ///
    /// - On a terminal that waits for an answer, at once. Nothing is printed but what the receiver says (``say(_:)``); the
    ///   page is drawn at the next answer, and an empty one will do. Where events have led away from the page that is read,
    ///   other answers are refused, and show the page that is there now.
    /// - Elsewhere with the next answer, before the page that it leads to.
    ///
    /// A receiver may move, start flows, ask for work and say lines, as what an answer does may. Work that it asks for while
    /// a terminal waits begins at the next answer.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow the inbox belongs to and ends with: what has not been delivered then is dropped.
    ///     A coordinator that is not in the tree hears nothing. Waiting keeps no flow alive that shows nothing.
    ///   - receive: Hears a message. It may hold the coordinator.
    public func inbox<Message: Sendable>(
        for coordinator: any Coordinator, _ receive: @escaping (Message) -> Void
    ) -> Inbox<Message> {
        requireNotDrawing("make an inbox")
        let events = eventsToCome()
        guard isInTree(coordinator, "an inbox was made") else {
            return events.makeClosedInbox(of: Message.self)
        }
        return events.makeInbox(for: coordinator, receive)
    }

    /// Does something later, by the clock of the session's console.
    ///
    /// ```swift
    /// navigator.after(.seconds(120), for: self) { [self] in
    ///     navigator.say("Time is up.")
    ///     navigator.stop(self)
    /// }
    /// ```
    ///
    /// It is done on the session's thread, as a message of an inbox is delivered: see ``inbox(for:_:)``. What is due at the
    /// same time is done in the order asked. To do something again and again, ask again in the action.
    ///
    /// - Parameters:
    ///   - duration: How long to wait; no time at all is until the next answer, or until the terminal waits for it.
    ///   - coordinator: Whose flow it belongs to; what the flow waits for when it ends is dropped.
    ///   - action: What is done. It may hold the coordinator.
    public func after(
        _ duration: Duration, for coordinator: any Coordinator, _ action: @escaping () -> Void
    ) {
        requireNotDrawing("set a timer")
        guard isInTree(coordinator, "a timer was set") else { return }
        eventsToCome().addTimer(
            at: events.clock().advanced(by: max(duration, .zero)), for: coordinator, action)
    }

    /// Delivers the events that have come, and says whether there were any.
    func deliver() -> Bool { events.pending?.deliver(by: events.clock) ?? false }

    private func eventsToCome() -> PendingEvents {
        let pending = events.pending ?? PendingEvents(waking: events.wakeUp)
        events.pending = pending
        return pending
    }
}
