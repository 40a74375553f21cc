extension Session {
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
        guard let lines = trace?.take(), !lines.isEmpty else { return }
        flush()
        // The first page has no empty line before it.
        for line in [""] + lines + (display.isFirst ? [""] : []) {
            output.append(plain: line)
            output.append(UInt8(ascii: "\n"))
        }
        flush(to: .trouble)
    }
}
