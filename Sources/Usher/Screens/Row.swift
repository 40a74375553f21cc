/// A line of text on a page while it is written, without an allocation of its own.
///
/// As a `TextOutputStream` it also takes `print(…, to: &row)`.
public struct Row: TextOutputStream {
    var bytes: [UInt8]

    /// Adds text; control characters in it are made visible and harmless.
    public mutating func write(_ text: String) {
        bytes.append(plain: text)
    }

    /// Adds a number in plain digits.
    public mutating func write(_ number: Int) {
        bytes.append(digits: number)
    }
}
