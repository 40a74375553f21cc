/// Why an answer can't be used, in one line that says what would do.
///
/// ```swift
/// throw Refusal("\(year) is before the first film. Enter a year from 1874 on.")
/// ```
public struct Refusal: Error, Wording, Hashable, CustomStringConvertible, Sendable {
    private struct Said: Hashable {
        let wording: any Wording

        // Two are the same if the person reads the same.
        static func == (one: Self, other: Self) -> Bool { one.english == other.english }

        func hash(into hasher: inout Hasher) { hasher.combine(english) }

        var english: String { wording.text(in: .english) }
    }

    private let said: Said

    /// Makes a refusal with the line the person reads.
    public init(_ description: String) {
        said = Said(wording: description)
    }

    /// Makes a refusal that is put into words when the person reads it.
    init(_ phrase: Phrase) {
        said = Said(wording: phrase)
    }

    /// The line the person reads; in English, where it is one of Usher's own.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String { said.wording.text(in: words) }
}

extension StringProtocol {
    /// The text as a refusal names it, cut where it is too long for a line.
    var quotation: String { count <= 40 ? String(self) : prefix(40) + "…" }
}
