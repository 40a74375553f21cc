/// The lines in which two transcripts differ: `-` was expected, `+` was printed.
///
/// ```swift
/// #expect(TranscriptDifference(session.transcript, expected: golden) == nil)
/// ```
public struct TranscriptDifference: Equatable, Sendable, CustomStringConvertible {
    /// The lines that differ, with up to three lines before and after.
    public let description: String

    /// Compares two transcripts; nil if they're equal.
    ///
    /// - Complexity: O(*nd*) for *n* lines and *d* differences.
    public init?(_ transcript: String, expected: String) {
        guard transcript != expected else { return nil }
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = transcript.split(separator: "\n", omittingEmptySubsequences: false)
        var lines = old.map { (text: "  \($0)", isChange: false) }
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, let line, _): lines[offset] = ("- \(line)", true)
            case .insert(let offset, let line, _):
                // Removed lines were marked but kept, so count only the other lines.
                let next = lines.indices.filter { !lines[$0].text.hasPrefix("-") }.dropFirst(offset).first
                lines.insert(("+ \(line)", true), at: next ?? lines.count)
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
