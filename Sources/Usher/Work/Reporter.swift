import Synchronization

extension Work {
    /// Tells from inside an awaited operation, on whatever thread it is, how far that is: see ``Work/makeReporter()``.
    ///
    /// Its lines are written while the operation is waited for. After that nothing is.
    public final class Reporter: Sendable {
        private struct State {
            var progress = Progress()
            var lines: [String] = []
        }

        private let words: Words
        private let isTimed: Bool
        private let start = ContinuousClock.now
        private let state = Mutex(State())
        private let wakePipe = WakePipe()

        init(in words: Words, isTimed: Bool) {
            (self.words, self.isTimed) = (words, isTimed)
        }

        /// Becomes readable when there is a line; -1 where the system has no descriptor left.
        var descriptor: Int32 { wakePipe.descriptor }

        /// Says how far the operation is, as ``Work/report(_:_:of:_:)`` does.
        public func report(_ action: String, _ count: Int, of total: Int? = nil, _ unit: String) {
            // What isn't due is forgotten here, so that nothing piles up.
            state.withLock { state in
                let time = isTimed ? start.duration(to: .now) : nil
                if let line = state.progress.line(action, count, of: total, unit, at: time, in: words) {
                    add(line, to: &state)
                }
            }
        }

        /// Says a line, as ``Work/say(_:)`` does.
        public func say(_ line: String) {
            state.withLock { add(line, to: &$0) }
        }

        private func add(_ line: String, to state: inout State) {
            state.lines.append(line)
            if state.lines.count == 1 { wakePipe.wake() }
        }

        func take() -> [String] {
            state.withLock { state in
                guard !state.lines.isEmpty else { return [] }
                _ = wakePipe.take()
                defer { state.lines = [] }
                return state.lines
            }
        }
    }
}
