/// The moves that did nothing, to be said once each: a screen shown for a flow that isn't in the tree, an
/// answer that changed nothing and whose screen has nobody to tell.
final class LostMoves {
    private var known: Set<String> = []
    private var unsaid: [String] = []
    var isListening = true

    init(of navigator: Navigator) {
        navigator.observe { [weak self] in self?.add($0.losses) }
    }

    private func add(_ losses: [String]) {
        for loss in losses where isListening && known.insert(loss).inserted { unsaid.append(loss) }
    }

    func take() -> [String] {
        defer { unsaid = [] }
        return unsaid
    }
}

extension Conversation {
    package enum LeakReport {
        case none, kept, said
    }

    /// Diagnostics for who develops the program: moves, lost moves and leaks.
    final class Diagnostics {
        let trace: Trace?
        let losses: LostMoves?
        /// The paths in the tree of what was still there after its end.
        var leaks: [String] = []

        init?(of navigator: Navigator, leaks: LeakReport, isTracing: Bool) {
            guard isTracing || leaks != .none else { return nil }
            if leaks != .none { navigator.observation.leakDetector = LeakDetector() }
            losses = leaks == .said ? LostMoves(of: navigator) : nil
            trace = isTracing ? Trace(of: navigator) : nil
        }
    }

    package var leaks: [String] { diagnostics?.leaks ?? [] }

    /// The moves that were made and are not yet written.
    final class Trace {
        private var lines: [String] = []

        init(of navigator: Navigator) {
            navigator.observe { [weak self] move in
                self?.lines.append("\(move)")
                self?.lines += "\(move.after)".split(separator: "\n").map { "    \($0)" }
            }
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// Writes what has moved, behind the answer that moved it and before the page that comes of it.
    mutating func writeTrace() {
        guard let lines = diagnostics?.trace?.take(), !lines.isEmpty else { return }
        flush()
        // The first page has no empty line before it.
        for line in [""] + lines + (display.isFirst ? [""] : []) {
            output.append(line: line)
        }
        flush(to: .trouble)
    }
}
