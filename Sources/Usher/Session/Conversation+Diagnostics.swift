extension Conversation {
    package enum LeakReporting {
        case none, kept, said
    }

    /// Diagnostics for who develops the program: moves, those that did nothing, and leaks.
    final class Diagnostics {
        /// Whether leaks are said, and moves that did nothing: a screen shown for a flow that isn't in the tree, an answer
        /// that changed nothing and whose screen has nobody to tell.
        let saysFaults: Bool
        /// The moves that were made and are not yet written.
        var trace: [String] = []
        /// The losses that are still to be said, each once.
        var losses: [String] = []
        private var knownLosses: Set<String> = []
        var isListening = true
        /// Whether a reader of the session's input was told of.
        var knowsReader = false
        /// The paths in the tree of what was still there after its end.
        var leaks: [String] = []

        init?(of navigator: Navigator, leaks: LeakReporting, isTracing: Bool) {
            guard isTracing || leaks != .none else { return nil }
            if leaks != .none { navigator.observation.leakDetector = LeakDetector() }
            saysFaults = leaks == .said
            if saysFaults { navigator.observe { [weak self] in self?.add($0.losses) } }
            if isTracing { navigator.observe { [weak self] in self?.add($0) } }
        }

        private func add(_ losses: [String]) {
            self.losses += losses.filter { isListening && knownLosses.insert($0).inserted }
        }

        private func add(_ move: Move) {
            trace.append("\(move)")
            trace += "\(move.after)".split(separator: "\n").map { "    \($0)" }
        }
    }

    package var leaks: [String] { diagnostics?.leaks ?? [] }

    /// Writes what has moved, behind the answer that moved it and before the page that comes of it.
    mutating func writeTrace() {
        guard let lines = diagnostics?.trace.takeAll(), !lines.isEmpty else { return }
        flush()
        // The first page has no empty line before it.
        for line in [""] + lines + (display.isFirst ? [""] : []) {
            output.append(line: line)
        }
        flush(to: .trouble)
    }
}
