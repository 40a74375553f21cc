/// A line of text on a page while it is written, without an allocation of its own.
public struct Row: ~Copyable {
    var buffer = TextBuffer()
    var width = 0

    /// Adds text; control characters in it are made visible and harmless.
    public mutating func write(_ text: String) {
        width += buffer.append(plain: text)
    }

    /// Adds a number in plain digits.
    public mutating func write(_ number: Int) {
        width += buffer.append(digits: number)
    }
}
