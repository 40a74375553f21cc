extension Conversation {
    package enum LeakReporting { case none, kept, said }

    /// Collects moves, leaks, and requests that did nothing, for developers of the program.
    final class Diagnostics {
        /// Whether to print leaks, and requests that did nothing.
        let saysFaults: Bool
        var trace: [String] = []
        var losses: [String] = []
        private var knownLosses: Set<String> = []
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
            self.losses += losses.filter { knownLosses.insert($0).inserted }
        }

        private func add(_ move: Move) {
            trace.append("\(move)")
            trace += "\(move.after)".split(separator: "\n").map { "    \($0)" }
        }
    }

    /// Acts on a choice. If no move results, keeps the page to compare the next page with it.
    mutating func makeObserved(_ choice: ParsedAnswer, of line: String) throws {
        guard !line.allSatisfy(\.isWhitespace), let name = page.name(ofAction: choice) else {
            return try make(choice)
        }
        let (snapshot, moveCount) = (PageSnapshot(of: page), navigator.moveCount)
        try make(choice)
        guard navigator.moveCount == moveCount, !navigator.hasWork, let screen = navigator.stack.top else {
            return
        }
        answerWithoutEffect = (
            snapshot,
            "\(name) made no difference on \(type(of: screen)). Set its delegate, "
                + "end a flow with navigator.stop(self), or report the result with navigator.say"
        )
    }

    /// Reports that an answer had no effect if the page drawn after it looks the same.
    mutating func judgeAnswerWithoutEffect(hasSaid: Bool) {
        if !hasSaid, let answerWithoutEffect, PageSnapshot(of: page) == answerWithoutEffect.snapshot {
            navigator.tell(lost: answerWithoutEffect.loss)
            reportFaults()
        }
        answerWithoutEffect = nil
        writeTrace()
    }

    package var leaks: [String] { diagnostics?.leaks ?? [] }

    mutating func writeTrace() {
        guard let lines = diagnostics?.trace.takeAll(), !lines.isEmpty else { return }
        flush()
        // The first page isn't preceded by an empty line, so end the trace with one.
        for line in [""] + lines + (display.isFirst ? [""] : []) { output.append(line: line) }
        flush(to: .errors)
    }
}
