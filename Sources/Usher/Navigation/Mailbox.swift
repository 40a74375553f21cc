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
    /// Rings as long as there are letters.
    private let bell = Bell()

    /// Becomes readable when there is something to deliver; -1 where the system has no descriptor left.
    var descriptor: Int32 { bell.descriptor }

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
            if state.letters.isEmpty, !letters.isEmpty { _ = bell.take() }
            return letters
        }
    }

    /// Adds a message, if its inbox is open.
    func add(_ message: any Sendable, for inbox: Int) -> Bool {
        state.withLock { state in
            guard state.inboxes.contains(inbox) else { return false }
            state.letters.append(Letter(inbox: inbox, message: message))
            if state.letters.count == 1 { bell.ring() }
            return true
        }
    }

    /// Takes all that is there, in the order in which it was sent.
    func take() -> [Letter] {
        state.withLock { state in
            guard !state.letters.isEmpty else { return [] }
            _ = bell.take()
            defer { state.letters = [] }
            return state.letters
        }
    }
}
