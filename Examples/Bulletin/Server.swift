import Foundation
import Synchronization
import Usher

/// Serves all users from one loop, which passes each line to its sender's conversation.
final class Server {
    private final class Person {
        var conversation: Conversation
        var rest = Data()
        init(_ conversation: consuming Conversation) { self.conversation = conversation }
    }
    private final class Woken: Sendable { let sockets = Mutex<Set<Int32>>([]) }
    private let (board, woken) = (Board(), Woken())
    private let listener: Int32
    private let options: Session.Options
    private var people: [Int32: Person] = [:]

    init(on listener: Int32, options: Session.Options) { (self.listener, self.options) = (listener, options) }

    // snippet.bulletin-loop
    func run() {
        while true {
            var polled = ([listener] + people.keys).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&polled, nfds_t(polled.count), -1)
            for socket in polled where socket.revents != 0 {
                if socket.fd == listener { welcome() } else { read(socket.fd) }
            }
            while let socket = woken.sockets.withLock({ $0.popFirst() }) { tell(socket) { $0.deliver() } }
        }
    }
    // snippet.end

    // snippet.bulletin-welcome
    private func welcome() {
        let socket = accept(listener, nil, nil)
        let wake = { @Sendable [woken] in woken.sockets.withLock { _ = $0.insert(socket) } }
        people[socket] = Person(
            Conversation(options: options, waking: wake) { BoardCoordinator(board: board, navigator: $0) })
        tell(socket) { $0.takeText() }
    }
    // snippet.end

    private func read(_ socket: Int32) {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = recv(socket, &bytes, bytes.count, 0)
        guard count > 0, let person = people[socket] else { return tell(socket) { $0.endInput() } }
        let lines = (person.rest + bytes.prefix(count)).split(separator: 10, omittingEmptySubsequences: false)
        person.rest = lines.last ?? Data()
        for line in lines.dropLast() { tell(socket) { $0.answer(String(decoding: line, as: UTF8.self)) } }
    }

    /// Runs a conversation's turn and sends the output. Closes the socket if the conversation has
    /// ended or the client doesn't read.
    private func tell(_ socket: Int32, _ turn: (inout Conversation) -> String) {
        guard let person = people[socket] else { return }
        let text = Array(turn(&person.conversation).utf8)
        let isSent = send(socket, text, text.count, Int32(MSG_DONTWAIT)) == text.count
        if isSent, person.conversation.end == nil { return }
        people[socket] = nil
        close(socket)
    }
}
