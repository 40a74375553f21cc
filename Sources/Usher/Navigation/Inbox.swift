import Synchronization

/// A way to send messages to a flow from outside its session.
///
/// Made with ``Navigator/inbox(for:_:)``. An inbox retains neither the coordinator nor the session.
public struct Inbox<Message: Sendable>: Sendable {
    let number: Int
    let mailbox: Mailbox

    /// Queues a message and returns at once. Safe on any thread.
    ///
    /// - Returns: Whether the flow is still running. If not, the message is dropped.
    @discardableResult
    public func send(_ message: Message) -> Bool { mailbox.add(message, for: number) }
}

final class Mailbox: Sendable {
    typealias QueuedMessage = (inbox: Int, message: any Sendable)

    private struct State {
        var inboxes: Set<Int> = []
        var messages: [QueuedMessage] = []
    }

    private let state = Mutex(State())
    /// A pipe that's readable while there are messages; `nil` if `wakeUp` is set.
    private let wakePipe: WakePipe?
    private let wakeUp: (@Sendable () -> Void)?

    init(waking wakeUp: (@Sendable () -> Void)?) {
        self.wakeUp = wakeUp
        wakePipe = wakeUp == nil ? WakePipe() : nil
    }

    var descriptor: Int32? {
        switch wakePipe {
        case let wakePipe?: wakePipe.descriptor
        case nil: nil
        }
    }

    var hasMessages: Bool { state.withLock { !$0.messages.isEmpty } }

    func open(_ inbox: Int) { state.withLock { _ = $0.inboxes.insert(inbox) } }

    func close(_ inbox: Int) {
        // Release the messages after unlocking: a message's `deinit` may send another message.
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
            state.messages.append((inbox, message))
            if state.messages.count == 1 { wakePipe?.wake() }
            return (true, state.messages.count == 1)
        }
        // Call the closure after unlocking, since it may send a message itself.
        if isFirst { wakeUp?() }
        return isOpen
    }

    func take() -> [QueuedMessage] {
        state.withLock { state in
            guard !state.messages.isEmpty else { return [] }
            _ = wakePipe?.take()
            return state.messages.takeAll()
        }
    }
}
