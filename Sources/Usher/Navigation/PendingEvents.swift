/// The events that the flows of a session wait for: messages to their inboxes, and timers.
final class PendingEvents {
    private struct Receiver {
        let owner: any Coordinator
        let receive: (any Sendable) -> Void
    }

    private struct Timer {
        let number: Int
        let deadline: ContinuousClock.Instant
        let owner: any Coordinator
        let action: () -> Void
    }

    private var receivers: [Int: Receiver] = [:]
    /// The next one is the last.
    private var timers: [Timer] = []
    private var count = 0
    /// Made with the first inbox.
    private var mailbox: Mailbox?
    /// Asks for a wake-up when an inbox was sent something, where there is no descriptor to wait for.
    var wakeUp: (@Sendable () -> Void)?
    var clock: () -> ContinuousClock.Instant = { .now }

    /// Whether a flow has ever waited for something.
    var isUsed: Bool { count > 0 }

    var hasMessage: Bool { mailbox?.hasMessages ?? false }

    var deadline: ContinuousClock.Instant? { isUsed ? timers.last?.deadline : nil }

    /// Becomes readable when a message has come; `nil` where none can.
    var descriptor: Int32? { isUsed ? mailbox?.descriptor : nil }

    func makeInbox<Message>(
        for owner: any Coordinator, _ receive: @escaping (Message) -> Void
    ) -> Inbox<Message> {
        let inbox = makeClosedInbox(of: Message.self)
        receivers[inbox.number] = Receiver(owner: owner) { message in
            if let message = message as? Message { receive(message) }
        }
        inbox.mailbox.open(inbox.number)
        return inbox
    }

    /// An inbox whose flow is over.
    func makeClosedInbox<Message>(of type: Message.Type) -> Inbox<Message> {
        let mailbox = self.mailbox ?? Mailbox(waking: wakeUp)
        self.mailbox = mailbox
        count += 1
        return Inbox(number: count, mailbox: mailbox)
    }

    func addTimer(
        at deadline: ContinuousClock.Instant, for owner: any Coordinator, _ action: @escaping () -> Void
    ) {
        count += 1
        // Behind those of the same moment.
        let index = timers.firstIndex { $0.deadline <= deadline } ?? timers.endIndex
        timers.insert(
            Timer(number: count, deadline: deadline, owner: owner, action: action), at: index)
    }

    /// Drops all that a flow that has ended waited for.
    func end(_ owner: any Coordinator) {
        guard isUsed else { return }
        for (number, receiver) in receivers where receiver.owner === owner {
            receivers[number] = nil
            mailbox?.close(number)
        }
        timers.removeAll { $0.owner === owner }
    }

    /// Delivers the messages that have come and then what is due, in order, and returns whether there was anything. What that brings
    /// waits for the next time.
    func deliver() -> Bool {
        var hasDelivered = false
        let last = count
        for queued in mailbox?.take() ?? [] {
            // One before it may have ended the flow.
            guard let receiver = receivers[queued.inbox] else { continue }
            receiver.receive(queued.message)
            hasDelivered = true
        }
        guard !timers.isEmpty else { return hasDelivered }
        let now = clock()
        while let timer = timers.last, timer.deadline <= now, timer.number <= last {
            timers.removeLast()
            timer.action()
            hasDelivered = true
        }
        return hasDelivered
    }
}
