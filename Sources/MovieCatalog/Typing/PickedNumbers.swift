/// Numbers typed to pick several lines of a list: `1,3,5-8`.
package struct PickedNumbers: Hashable, Sendable {
    /// Without repetitions, in the order in which they were typed.
    package let numbers: [Int]
    package let rest: String
    private let shown: ClosedRange<Int>

    /// The readings if spaces can separate numbers: `1,3 5 8` is 1 and 3, or 1, 3 and 5, or all.
    package var spaced: [PickedNumbers] {
        guard let next = try? PickedNumbers(leading: rest, of: shown) else { return [self] }
        let both = numbers + next.numbers.filter { !numbers.contains($0) }
        return [self] + PickedNumbers(both, rest: next.rest, of: shown).spaced
    }

    private init(_ numbers: [Int], rest: String, of shown: ClosedRange<Int>) {
        (self.numbers, self.rest, self.shown) = (numbers, rest, shown)
    }

    /// Reads numbers and ranges separated by commas or “and”. Nil if there's no digit at the start.
    package init?(leading text: String, of shown: ClosedRange<Int>) throws(InvalidValue) {
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
            guard let sign = [",", "and ", "& "].first(where: { rest.lowercased().hasPrefix($0) }) else {
                break
            }
            let next = rest.dropFirst(sign.count).trimmed
            guard sign == "," || next.utf8.first?.isDigit == true else { break }
            rest = next
        } while true
        self.init(numbers, rest: String(rest), of: shown)
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
