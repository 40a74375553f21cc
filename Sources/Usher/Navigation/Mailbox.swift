import Synchronization

/// The messages sent to the inboxes of a session, until they are delivered.
final class Mailbox: Sendable {
    struct QueuedMessage: Sendable {
        let inbox: Int
        let message: any Sendable
    }

    private struct State {
        var inboxes: Set<Int> = []
        var messages: [QueuedMessage] = []
    }

    private let state = Mutex(State())
    /// Rings as long as there are messages, where nothing else asks to be woken up.
    private let wakePipe: WakePipe?
    private let wakeUp: (@Sendable () -> Void)?

    init(waking wakeUp: (@Sendable () -> Void)?) {
        self.wakeUp = wakeUp
        wakePipe = wakeUp == nil ? WakePipe() : nil
    }

    /// Becomes readable when there is something to deliver; `nil` where somebody is woken instead.
    var descriptor: Int32? {
        switch wakePipe {
        case let wakePipe?: wakePipe.descriptor
        case nil: nil
        }
    }

    var hasMessages: Bool { state.withLock { !$0.messages.isEmpty } }

    func open(_ inbox: Int) {
        state.withLock { _ = $0.inboxes.insert(inbox) }
    }

    func close(_ inbox: Int) {
        // Let go once the lock is open: freeing a message may send another one.
        _ = state.withLock { state in
            state.inboxes.remove(inbox)
            let messages = state.messages
            state.messages.removeAll { $0.inbox == inbox }
            if state.messages.isEmpty, !messages.isEmpty { _ = wakePipe?.take() }
            return messages
        }
    }

    func add(_ message: any Sendable, for inbox: Int) -> Bool {
        let (isOpen, isFirst) = state.withLock { state in
            guard state.inboxes.contains(inbox) else { return (false, false) }
            state.messages.append(QueuedMessage(inbox: inbox, message: message))
            if state.messages.count == 1 { wakePipe?.wake() }
            return (true, state.messages.count == 1)
        }
        // Once the lock is open: it may be another conversation that is woken up, and sends something itself.
        if isFirst { wakeUp?() }
        return isOpen
    }

    /// Takes all that is there, in the order in which it was sent.
    func take() -> [QueuedMessage] {
        state.withLock { state in
            guard !state.messages.isEmpty else { return [] }
            _ = wakePipe?.take()
            return state.messages.takeAll()
        }
    }
}
