/// What may be typed at a prompt.
struct ExpectedLine {
    /// A numbered line of the page.
    struct Row {
        let shown: String
        /// What is typed to pick it.
        let answer: String
    }

    /// The kind of prompt: what was typed at one of the same kind can be brought back.
    var kind = ""
    /// The text of the answer that an empty line keeps.
    var value = ""
    var isSecret = false
    /// What may be typed in place of what was typed so far.
    var candidates: (String) -> [String] = { _ in [] }
    /// The numbered lines that an arrow brings, and whether several of them are picked.
    var rows: [Row] = []
    var isSeveral = false
    /// What is typed for the next ones, where there are some.
    var nextRows: String?
}

/// What became of the line before.
package enum LineOutcome {
    case taken, refused
    /// It held a secret.
    case withheld
}
