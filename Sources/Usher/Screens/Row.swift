/// A line of text on a page while it is written, without an allocation of its own.
public struct Row: ~Copyable {
    var buffer = TextBuffer()
    var width = 0
    /// How much of the room for bars its bar takes, 0 to 1.
    var bar = 0.0

    /// Adds text; control characters in it are made visible and harmless.
    public mutating func write(_ text: String) {
        width += buffer.append(plain: text)
    }

    /// Adds a number in plain digits.
    public mutating func write(_ number: Int) {
        width += buffer.append(digits: number)
    }

    /// Ends the row in a bar as long as a value is of the most there is, drawn within the width of the page.
    ///
    /// ```swift
    /// page.item { row in
    ///     row.write("Drama: 132")
    ///     row.bar(132, of: 184)
    /// }
    /// ```
    ///
    /// The bars of a page begin in one column behind its rows. They are a picture of numbers that the rows say
    /// themselves: a page too narrow for them goes without, and so does a title.
    public mutating func bar(_ value: Int, of most: Int) {
        bar = most > 0 ? min(max(Double(value) / Double(most), 0), 1) : 0
    }
}
