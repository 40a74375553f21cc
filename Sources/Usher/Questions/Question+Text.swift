extension Question<String> {
    /// A line of text.
    public static var text: Self { text(.line) }

    /// A text of several lines, which ends with a line of a single dot.
    ///
    /// A line of several dots loses one. Commands such as `:b` work on the first line only, and
    /// with two colons they are text. `:edit` opens an editor on a terminal.
    public static var longText: Self { text(.long) }

    /// A text that is hidden when typed, `(not shown)` on pages and withheld from a recording.
    ///
    /// White space at its ends is kept.
    public static var secret: Self { text(.secret(isTwice: false)) }

    /// A secret to be typed twice, such as a new password.
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
    /// Yes or no, typed as a word or its first letter in the session's language.
    public static var yesOrNo: Self { yesOrNo([:]) }

    /// One of two words, typed in full or by first letter if these differ and aren't commands.
    ///
    /// ```swift
    /// page.ask("Old files", .yesOrNo("keep", "drop"), default: true) { [self] in keepsFiles = $0 }
    /// ```
    ///
    /// Traps if both are the same.
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
            own[isYes] ?? words(isYes ? "yes" : "no")
        }
    }
}
