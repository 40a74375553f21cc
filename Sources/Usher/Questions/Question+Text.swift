extension Question<String> {
    /// A line of text.
    public static var text: Self { text(.line) }

    /// A text that may have several lines.
    ///
    /// Lines are typed as they are, until one that is a single dot; a line of one dot more than that loses one. On the first
    /// line `:b` and other commands alone are commands, and with two colons they are text; behind it all is text. `:edit`
    /// opens an editor on a terminal.
    public static var longText: Self { text(.long) }

    /// A text that nobody may see.
    ///
    /// It is not shown while it is typed. In what a session prints elsewhere, `(not shown)` stands in its place; in a
    /// recording it is withheld. All of its line is the secret, white space at its ends too.
    public static var secret: Self { text(.secret(isTwice: false)) }

    /// A secret that has to be typed again before it counts, as a new password is.
    public static var secretTwice: Self { text(.secret(isTwice: true)) }

    private static func text(_ manner: QuestionShape.Manner) -> Self {
        Question(shape: QuestionShape(manner: manner)) { reply, _ in
            if case .text(let text) = reply { text } else { nil }
        } write: { text, _ in
            .text(text)
        } text: { text, _ in
            text
        }
    }
}

extension Question<Bool> {
    /// Yes or no, by the word or its first letter in the session's language.
    public static var yesOrNo: Self { yesOrNo([:]) }

    /// One of two things, by its word or the first letter of that, where the letter tells them apart and is no command of
    /// the session's.
    ///
    /// ```swift
    /// page.ask("Old files", .yesOrNo("keep", "drop"), default: true) { [self] in keepsFiles = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - yes: The word for `true`.
    ///   - no: The word for `false`; the same as the other one traps.
    public static func yesOrNo(_ yes: String, _ no: String) -> Self {
        if yes.lowercased() == no.lowercased() { mistake("“\(yes)” stands for yes and for no") }
        return yesOrNo([true: yes, false: no])
    }

    private static func yesOrNo(_ own: [Bool: String]) -> Self {
        Question(shape: QuestionShape(manner: .yesOrNo(own))) { reply, _ in
            if case .yes(let isYes) = reply { isYes } else { nil }
        } write: { isYes, _ in
            .yes(isYes)
        } text: { isYes, words in
            own[isYes] ?? words(isYes ? .yes : .no)
        }
    }
}
