/// The way to send messages to a flow from outside its session: from any thread, by any task.
///
/// A coordinator makes one with ``Navigator/inbox(for:_:)`` and hands it out. It can be kept as long as one likes: it holds
/// neither the coordinator nor the session.
public struct Inbox<Message: Sendable>: Sendable {
    let number: Int
    let mailbox: Mailbox

    /// Sends a message, and doesn't wait until it is delivered. Any thread may.
    ///
    /// - Returns: Whether the flow goes on. Once it has ended nobody hears any more, and a thread that does nothing else
    ///   can end too.
    @discardableResult
    public func send(_ message: Message) -> Bool {
        mailbox.add(message, for: number)
    }
}
