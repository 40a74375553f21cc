extension Question<String> {
    /// A line of text.
    public static var text: Self { text(.line) }

    /// Several lines of text, ended by a line with a single dot.
    ///
    /// To enter a line of dots, type one dot more. Commands such as `:b` work on the first line
    /// only. To enter `:b` as text, type `::b`. On a terminal, `:edit` opens an editor.
    public static var longText: Self { text(.long) }

    /// Text that's hidden when typed, `(not shown)` on pages, and withheld from recordings.
    ///
    /// White space at the start and end is kept.
    public static var secret: Self { text(.secret(isTwice: false)) }

    /// A secret to be typed twice, such as a new password.
    public static var secretTwice: Self { text(.secret(isTwice: true)) }

    private static func text(_ inputStyle: QuestionShape.InputStyle) -> Self {
        Question(shape: QuestionShape(inputStyle: inputStyle)) { reply, _ in
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

    /// Yes or no as one of two words. First letters suffice if they differ and aren't commands.
    ///
    /// ```swift
    /// page.ask("Old files", .yesOrNo("keep", "drop"), default: true) { [self] in keepsFiles = $0 }
    /// ```
    ///
    /// Traps if both words are the same.
    public static func yesOrNo(_ yes: String, _ no: String) -> Self {
        if yes.lowercased() == no.lowercased() { mistake("“\(yes)” stands for yes and for no") }
        return yesOrNo([true: yes, false: no])
    }

    private static func yesOrNo(_ own: [Bool: String]) -> Self {
        Question(shape: QuestionShape(inputStyle: .yesOrNo(own))) { reply, _ in
            if case .yes(let isYes) = reply { isYes } else { nil }
        } write: { isYes, _ in
            .yes(isYes)
        } text: { isYes, words in
            own[isYes] ?? words(isYes ? "yes" : "no")
        }
    }
}
