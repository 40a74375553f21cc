/// The differences between two transcripts, as lines a person can read: `-` was expected, `+` was printed.
///
/// ```swift
/// #expect(TranscriptDifference(session.transcript, expected: golden) == nil)
/// ```
public struct TranscriptDifference: Equatable, Sendable, CustomStringConvertible {
    /// The lines that differ, each run with three lines around it.
    public let description: String

    /// Compares two transcripts; `nil` where they are the same.
    ///
    /// Takes time in proportion to the number of lines times the number of differences.
    public init?(_ transcript: String, expected: String) {
        guard transcript != expected else { return nil }
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = transcript.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [(text: String, isChange: Bool)] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if before < old.count, removed.contains(before) {
                lines.append(("- \(old[before])", true))
                before += 1
            } else if after < new.count, added.contains(after) {
                lines.append(("+ \(new[after])", true))
                after += 1
            } else {
                lines.append(("  \(old[before])", false))
                before += 1
                after += 1
            }
        }
        var text = "The transcript differs (- expected, + printed):"
        var isCut = false
        for index in lines.indices {
            let near = max(0, index - 3)...min(lines.count - 1, index + 3)
            if lines[near].contains(where: \.isChange) {
                text += "\n" + lines[index].text
                isCut = false
            } else if !isCut {
                text += "\n  ⋮"
                isCut = true
            }
        }
        description = text
    }
}
