final class PendingEvents {
    private struct PendingTimer {
        let deadline: ContinuousClock.Instant
        let owner: any Coordinator
        let action: () -> Void
    }

    private var receivers: [Int: (owner: any Coordinator, receive: (any Sendable) -> Void)] = [:]
    /// Sorted by deadline, the earliest first.
    private var timers: [PendingTimer] = []
    private var due: [PendingTimer] = []
    private var count = 0
    private var mailbox: Mailbox?
    /// Called when a message arrives. If it's set, `descriptor` is nil.
    var wakeUp: (@Sendable () -> Void)?
    var clock: () -> ContinuousClock.Instant = { .now }

    var isUsed: Bool { count > 0 }
    var hasMessage: Bool { mailbox?.hasMessages ?? false }

    var deadline: ContinuousClock.Instant? { timers.first?.deadline }
    var descriptor: Int32? { isUsed ? mailbox?.descriptor : nil }

    func makeInbox<Message>(
        for owner: (any Coordinator)?, _ receive: @escaping (Message) -> Void
    ) -> Inbox<Message> {
        let mailbox = self.mailbox ?? Mailbox(waking: wakeUp)
        self.mailbox = mailbox
        count += 1
        if let owner {
            receivers[count] = (owner, { if let message = $0 as? Message { receive(message) } })
            mailbox.open(count)
        }
        return Inbox(number: count, mailbox: mailbox)
    }

    func addTimer(
        at deadline: ContinuousClock.Instant, for owner: any Coordinator, _ action: @escaping () -> Void
    ) {
        count += 1
        let index = timers.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
        timers.insert(PendingTimer(deadline: deadline, owner: owner, action: action), at: index)
    }

    func end(_ owner: any Coordinator) {
        guard isUsed else { return }
        for (number, receiver) in receivers where receiver.owner === owner {
            receivers[number] = nil
            mailbox?.close(number)
        }
        timers.removeAll { $0.owner === owner }
        due.removeAll { $0.owner === owner }
    }

    /// Delivers messages and due timers, but none added meanwhile. Returns whether there were any.
    func deliver() -> Bool {
        let now = clock()
        due = timers.prefix { $0.deadline <= now }.reversed()
        timers.removeFirst(due.count)
        var hasDelivered = false
        for queued in mailbox?.take() ?? [] {
            // An earlier message may have ended the flow.
            guard let receiver = receivers[queued.inbox] else { continue }
            receiver.receive(queued.message)
            hasDelivered = true
        }
        while let timer = due.popLast() {
            timer.action()
            hasDelivered = true
        }
        return hasDelivered
    }
}
