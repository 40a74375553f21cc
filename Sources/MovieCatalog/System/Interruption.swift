/// A person who may want long reading to stop: a descriptor that becomes readable then.
package struct Interruption {
    private let descriptor: Int32

    /// - Parameter descriptor: The descriptor; `nil` where nobody can stop it.
    package init(_ descriptor: Int32? = nil) {
        // The system passes over this one.
        self.descriptor = descriptor ?? -1
    }

    var hasCome: Bool { readable([descriptor], isWaitedFor: false)[0] }

    /// Waits until there is something to read, or no more to come; false when the interruption comes first.
    package func waits(for source: borrowing OpenFile) -> Bool {
        !readable([source.descriptor, descriptor], isWaitedFor: true)[1]
    }
}
