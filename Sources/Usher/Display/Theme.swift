/// The colors of a terminal's pages, by what is colored. Nothing is told by a color alone.
///
/// ```swift
/// let options = Session.Options(theme: Theme(title: "1;34", refusal: "31"))
/// ```
///
/// Each is the numbers of a terminal's own sixteen colors, as in `GREP_COLORS`: 30 to 37 and 90 to 97, with 1 before it for
/// bold; an empty text leaves it plain. They are seen where the output is a terminal, and neither `NO_COLOR` nor
/// `TERM=dumb` is set.
public struct Theme: Hashable, Sendable {
    /// One reference, which a page without colors copies for nothing.
    private let colors: [String]

    var title: String { colors[0] }
    var key: String { colors[1] }
    var refusal: String { colors[2] }
    var hint: String { colors[3] }
    var detail: String { colors[4] }

    /// Chooses colors; anything but numbers with semicolons between them traps.
    ///
    /// - Parameters:
    ///   - title: Titles of pages.
    ///   - key: Letters of commands.
    ///   - refusal: Why an answer won't do.
    ///   - hint: What the prompt says of an answer: “Enter for 1979”.
    ///   - detail: Details of rows, and labels of commands; 2 is dim. See
    ///     ``Row/detail(_:importance:)``.
    public init(
        title: String = "1", key: String = "1;36", refusal: String = "31", hint: String = "36",
        detail: String = "2"
    ) {
        colors = [title, key, refusal, hint, detail]
        for color in colors where !color.allSatisfy({ "0"..."9" ~= $0 || $0 == ";" }) {
            mistake("\(color) is not a color. A color is a number, such as 31 or 1;34")
        }
    }
}

extension TextBuilder {
    mutating func append(in color: String?, _ write: (inout TextBuilder) -> Void) {
        guard let color, !color.isEmpty else { return write(&self) }
        append("\u{1B}[\(color)m")
        write(&self)
        append("\u{1B}[0m")
    }
}
