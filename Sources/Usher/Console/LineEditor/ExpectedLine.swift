/// What may be typed at a prompt.
package struct ExpectedLine {
    /// The kind of prompt: what was typed at one of the same kind can be brought back.
    var kind = ""
    /// The text of the answer that an empty line keeps.
    var value = ""
    var isSecret = false
    var pastes = Pastes.lineByLine
    /// What may be typed in place of what was typed so far.
    var candidates: (String) -> [String] = { _ in [] }
    /// Returns the message for a beginning that none of these has.
    var nothingFits: (String) -> String = { _ in "" }
    /// The numbered lines that an arrow brings, with what is typed to pick them, and whether several are picked.
    var rows: [(shown: String, answer: String)] = []
    var isSeveral = false
    /// What is typed for the next ones, where there are some.
    var nextRows: String?
    /// The lines that PageDown and PageUp type in a list of several pages.
    var turns: (next: String, previous: String)?
}

extension ExpectedLine {
    /// What becomes of a paste that has several lines.
    enum Pastes {
        /// Enter sends the first line, and the others are typed at the prompts that follow.
        case lineByLine
        /// Enter sends all of them as they are, marked by a line end after the last.
        case asText
        /// Enter sends all of them as one answer.
        case asOne
        /// They are typed at the next prompt: nothing is confirmed by a paste.
        case later
    }
}

/// The outcome of the line before; one that held a secret is withheld.
package enum AnswerOutcome { case taken, refused, withheld }
