/// What may be typed at a prompt.
package struct ExpectedLine {
    /// The kind of prompt: what was typed at one of the same kind can be brought back.
    var kind = ""
    /// The text of the answer that an empty line keeps.
    var value = ""
    var isSecret = false
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

/// The outcome of the line before; one that held a secret is withheld.
package enum AnswerOutcome { case taken, refused, withheld }
