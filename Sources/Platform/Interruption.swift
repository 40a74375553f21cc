package struct Interruption {
    private let descriptor: Int32
    package let onWait: () -> Void

    /// - Parameters:
    ///   - descriptor: Becomes readable when the user wants to stop.
    ///   - onWait: Called if the work waits for another program.
    package init(_ descriptor: Int32? = nil, onWait: @escaping () -> Void = {}) {
        self.descriptor = descriptor ?? -1
        self.onWait = onWait
    }

    package var isRequested: Bool { isReadable(descriptor) }

    package func isRequested(within milliseconds: Int32) -> Bool {
        readiness(of: [descriptor], within: milliseconds)?[0] == true
    }

    /// Waits for bytes or the end of the source. Returns false if the user interrupts first.
    package func waitForInput(of source: borrowing OpenFile) -> Bool {
        while true {
            if let isReady = readiness(of: [source.descriptor, descriptor]) { return !isReady[1] }
        }
    }
}
