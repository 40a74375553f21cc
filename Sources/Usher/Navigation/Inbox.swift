/// Sends messages to a flow from outside its session.
///
/// Made with ``Navigator/inbox(for:_:)``. It retains neither the coordinator nor the session.
public struct Inbox<Message: Sendable>: Sendable {
    let number: Int
    let mailbox: Mailbox

    /// Queues a message and returns at once. Safe on any thread.
    ///
    /// - Returns: Whether the flow is still running; if not, no message will be delivered any more.
    @discardableResult
    public func send(_ message: Message) -> Bool {
        mailbox.add(message, for: number)
    }
}
