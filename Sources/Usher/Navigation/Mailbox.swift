import Synchronization

/// What the inboxes of a session were sent, until it is delivered.
final class Mailbox: Sendable {
    struct Letter: Sendable {
        let inbox: Int
        let message: any Sendable
    }

    private struct State {
        var inboxes: Set<Int> = []
        var letters: [Letter] = []
    }

    private let state = Mutex(State())
    /// Rings as long as there are letters, where nothing else asks to be woken up.
    private let bell: WakePipe?
    private let wakeUp: (@Sendable () -> Void)?

    init(waking wakeUp: (@Sendable () -> Void)?) {
        self.wakeUp = wakeUp
        bell = wakeUp == nil ? WakePipe() : nil
    }

    /// Becomes readable when there is something to deliver; -1 without a descriptor.
    var descriptor: Int32 {
        switch bell {
        case let bell?: bell.descriptor
        case nil: -1
        }
    }

    var hasLetters: Bool { state.withLock { !$0.letters.isEmpty } }

    func open(_ inbox: Int) {
        state.withLock { _ = $0.inboxes.insert(inbox) }
    }

    /// Closes an inbox, with what is left in it.
    func close(_ inbox: Int) {
        // Let go once the lock is open: freeing a message may send another one.
        _ = state.withLock { state in
            state.inboxes.remove(inbox)
            let letters = state.letters
            state.letters.removeAll { $0.inbox == inbox }
            if state.letters.isEmpty, !letters.isEmpty { _ = bell?.take() }
            return letters
        }
    }

    /// Adds a message, if its inbox is open.
    func add(_ message: any Sendable, for inbox: Int) -> Bool {
        let (isOpen, isFirst) = state.withLock { state in
            guard state.inboxes.contains(inbox) else { return (false, false) }
            state.letters.append(Letter(inbox: inbox, message: message))
            if state.letters.count == 1 { bell?.wake() }
            return (true, state.letters.count == 1)
        }
        // Once the lock is open: it may be another conversation that is woken up, and sends something itself.
        if isFirst { wakeUp?() }
        return isOpen
    }

    /// Takes all that is there, in the order in which it was sent.
    func take() -> [Letter] {
        state.withLock { state in
            guard !state.letters.isEmpty else { return [] }
            _ = bell?.take()
            defer { state.letters = [] }
            return state.letters
        }
    }
}
