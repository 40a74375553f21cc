import Platform

package struct Interruption {
    private let descriptor: Int32
    let onWait: () -> Void

    /// - Parameters:
    ///   - descriptor: Becomes readable when the user wants to stop.
    ///   - onWait: Called once if other programs hold up the work for more than a second.
    package init(_ descriptor: Int32? = nil, onWait: @escaping () -> Void = {}) {
        self.descriptor = descriptor ?? -1
        self.onWait = onWait
    }

    var hasCome: Bool { readable([descriptor])[0] }

    func comes(within milliseconds: Int32) -> Bool { readable([descriptor], within: milliseconds)[0] }

    /// Waits for input or its end; false if interrupted first.
    package func waits(for source: borrowing OpenFile) -> Bool {
        !readable([source.descriptor, descriptor], within: nil)[1]
    }
}
