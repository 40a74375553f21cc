#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A person who may want long reading to stop: a descriptor that becomes readable then.
struct Interruption {
    private let descriptor: Int32

    /// - Parameter descriptor: The descriptor; `nil` where nobody can stop it.
    init(_ descriptor: Int32? = nil) {
        // The system passes over this one.
        self.descriptor = descriptor ?? -1
    }

    /// Whether it has come.
    var hasCome: Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0
    }

    /// Waits until there is something to read, or no more to come; false when the interruption comes first.
    func waits(for source: Int32) -> Bool {
        var waiting = [source, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // A signal may only be the one that makes the descriptor readable.
        while poll(&waiting, nfds_t(waiting.count), -1) < 0, errno == EINTR {}
        return waiting[1].revents == 0
    }
}
