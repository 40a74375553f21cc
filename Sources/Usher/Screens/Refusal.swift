/// Why an answer can't be used, in one line that says what would do.
///
/// ```swift
/// throw Refusal("\(year) is before the first film; use a year from 1874.")
/// ```
public struct Refusal: Error, Hashable, CustomStringConvertible, Sendable {
    /// The line the person reads.
    public let description: String

    /// Makes a refusal with the line the person reads.
    public init(_ description: String) {
        self.description = description
    }
}
