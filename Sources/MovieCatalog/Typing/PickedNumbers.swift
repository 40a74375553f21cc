/// Numbers of a list that a person picks at once: `1,3,5-8`.
public struct PickedNumbers: Hashable, Sendable {
    /// The numbers, each once, in the order in which they were typed.
    public let numbers: [Int]
    /// The rest of the text.
    public let rest: String

    /// Reads the numbers that stand first, with commas between them and dashes from one to another; `nil` where the text
    /// doesn't begin with a digit.
    ///
    /// - Parameter shown: The numbers that there are to pick.
    /// - Throws: ``InvalidValue`` that names the part that can't be used.
    public init?(leading text: String, of shown: ClosedRange<Int>) throws(InvalidValue) {
        guard text.trimmed.utf8.first?.isDigit == true else { return nil }
        var numbers: [Int] = []
        var rest = text.trimmed
        var part: Substring
        repeat {
            part = rest.prefix { !$0.isWhitespace && $0 != "," }
            for number in try Self.range(part, of: shown) where !numbers.contains(number) {
                numbers.append(number)
            }
            rest = rest[part.endIndex...].trimmed
            guard rest.first == "," else { break }
            rest = rest.dropFirst().trimmed
        } while true
        (self.numbers, self.rest) = (numbers, String(rest))
    }

    private static func range(
        _ part: Substring, of shown: ClosedRange<Int>
    ) throws(InvalidValue) -> ClosedRange<Int> {
        let ends = part.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        guard ends.count <= 2, let first = ends.first?.utf8.number, let last = ends.last?.utf8.number else {
            throw part.isEmpty ? .missingNumber : .notANumber(String(part))
        }
        for number in [first, last] where !shown.contains(number) {
            throw .unknownNumber(number, known: shown)
        }
        guard first <= last else { throw .backwards(String(part), last...first) }
        return first...last
    }
}
