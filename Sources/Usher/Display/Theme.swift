/// The colors of pages on a terminal. No information depends on color alone.
///
/// ```swift
/// let options = Session.Options(theme: Theme(title: "1;34", refusal: "31"))
/// ```
///
/// Each color is a number, as in `GREP_COLORS`: 30 to 37 or 90 to 97 for the terminal's sixteen
/// colors, with `1;` before it for bold. An empty string means no color. Consoles show colors only
/// on a terminal, and never if `NO_COLOR` or `TERM=dumb` is set.
public struct Theme: Hashable, Sendable {
    let title, key, refusal, hint, detail: String

    /// Creates a theme. Traps if a color has anything but digits and semicolons.
    ///
    /// - Parameters:
    ///   - title: Titles of pages.
    ///   - key: Letters of commands.
    ///   - refusal: Refusals and other errors.
    ///   - hint: Bars, and hints in prompts, such as “Enter for 1979”.
    ///   - detail: Details of rows (``Row/detail(_:importance:)``), and labels of commands.
    public init(
        title: String = "1", key: String = "1;36", refusal: String = "31", hint: String = "36",
        detail: String = "2"
    ) {
        (self.title, self.key, self.refusal, self.hint, self.detail) = (title, key, refusal, hint, detail)
        for color in [title, key, refusal, hint, detail] where !color.allSatisfy({ $0.isDigit || $0 == ";" })
        {
            mistake("\(color) is not a color. A color is a number, such as 31 or 1;34")
        }
    }
}

extension TextBuilder {
    mutating func begin(_ color: String?) {
        if let color, !color.isEmpty { append("\u{1B}[\(color)m") }
    }

    mutating func end(_ color: String?) {
        if color?.isEmpty == false { append("\u{1B}[0m") }
    }
}
