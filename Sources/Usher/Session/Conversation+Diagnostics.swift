extension Conversation {
    package enum LeakReporting {
        case none, kept, said
    }

    /// Moves, requests that did nothing and leaks, for developers of the program.
    final class Diagnostics {
        /// Whether to report leaks and requests that did nothing.
        let saysFaults: Bool
        var trace: [String] = []
        /// The losses not yet reported, each once.
        var losses: [String] = []
        private var knownLosses: Set<String> = []
        var isListening = true
        var knowsReader = false
        var leaks: [String] = []

        init?(of navigator: Navigator, leaks: LeakReporting, isTracing: Bool) {
            guard isTracing || leaks != .none else { return nil }
            if leaks != .none { navigator.leakDetector = LeakDetector() }
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

    /// Writes moves after the answer that caused them and before the next page.
    mutating func writeTrace() {
        guard let lines = diagnostics?.trace.takeAll(), !lines.isEmpty else { return }
        flush()
        // The first page has no empty line before it.
        for line in [""] + lines + (display.isFirst ? [""] : []) { output.append(line: line) }
        flush(to: .trouble)
    }
}
