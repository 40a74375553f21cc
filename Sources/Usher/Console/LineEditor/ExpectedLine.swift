/// A prompt, as the line editor needs to know it.
package struct ExpectedLine {
    /// The kind of prompt, which has its own history.
    var kind = ""
    /// The current answer, which an empty line keeps.
    var value = ""
    var isSecret = false
    var pastes = Pastes.lineByLine
    /// Whether there's anything to complete; not in a free text.
    var completes = true
    /// Returns completions of what was typed so far.
    var candidates: (String) -> [String] = { _ in [] }
    /// Returns the message for a text without completions.
    var nothingFits: (String) -> String = { _ in "" }
    /// The rows that arrows select, each with the answer that picks it.
    var rows: [(shown: String, answer: String)] = []
    var isSeveral = false
    /// The answer that shows more rows, if there are any.
    var nextRows: String?
    /// The answers that PageDown and PageUp give in a list of several pages.
    var turns: (next: String, previous: String)?
}

extension ExpectedLine {
    /// The treatment of a paste of several lines.
    enum Pastes {
        /// Enter sends the first line; the next prompts receive the others.
        case lineByLine
        /// Enter sends all of them, with a line end after the last.
        case asText
        /// Enter sends all of them as one answer.
        case asOne
        /// The next prompt receives them: a paste confirms nothing.
        case later
    }
}

/// The outcome of the line before; withheld if it was a secret.
package enum AnswerOutcome { case taken, refused, withheld }
