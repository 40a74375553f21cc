import Platform

/// The user's way to stop what takes long, and to learn what it waits for.
package struct Interruption {
    private let descriptor: Int32
    /// Called once if other programs make it wait for more than a second.
    let onWait: () -> Void

    /// - Parameters:
    ///   - descriptor: A descriptor that becomes readable when the user wants to stop; nil if nothing can.
    ///   - onWait: Called once if other programs make it wait for more than a second.
    package init(_ descriptor: Int32? = nil, onWait: @escaping () -> Void = {}) {
        // The system ignores negative descriptors.
        self.descriptor = descriptor ?? -1
        self.onWait = onWait
    }

    var hasCome: Bool { readable([descriptor])[0] }

    /// Waits for the interruption for so many milliseconds.
    func comes(within milliseconds: Int32) -> Bool { readable([descriptor], within: milliseconds)[0] }

    /// Waits until there's something to read, or no more to come; false if the interruption comes first.
    package func waits(for source: borrowing OpenFile) -> Bool {
        !readable([source.descriptor, descriptor], within: nil)[1]
    }
}
