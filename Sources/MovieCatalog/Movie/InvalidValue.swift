/// Why a field can't take what a person typed.
public struct InvalidValue: Error, Equatable, CustomStringConvertible {
    /// One line that says what is wrong and what would do.
    public let description: String
}
