/// Why an answer can't be used, in one line that says what would do.
///
/// ```swift
/// throw Refusal("\(year) is before the first film. Enter a year from 1874 on.")
/// ```
public struct Refusal: Error, TranslatedError, Hashable, CustomStringConvertible, Sendable {
    private enum Wording: Hashable {
        case text(String)
        case phrase(Phrase)

        func text(in words: Words) -> String {
            switch self {
            case .text(let text): text
            case .phrase(let phrase): words(phrase)
            }
        }

        /// Whether the person reads the same.
        static func == (one: Self, other: Self) -> Bool { one.text(in: .english) == other.text(in: .english) }

        func hash(into hasher: inout Hasher) { hasher.combine(text(in: .english)) }
    }

    private let wording: Wording

    /// Makes a refusal with the line the person reads.
    public init(_ description: String) {
        wording = .text(description)
    }

    /// Makes a refusal that is put into words when the person reads it.
    init(_ phrase: Phrase) {
        wording = .phrase(phrase)
    }

    /// The line the person reads; in English, where it is one of Usher's own.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String { wording.text(in: words) }
}

extension StringProtocol {
    /// The text as a refusal names it, cut where it is too long for a line.
    var quotation: String { count <= 40 ? String(self) : prefix(40) + "…" }
}
