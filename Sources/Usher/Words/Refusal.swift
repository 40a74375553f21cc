/// The reason why an answer can't be used, in one line that says what to do instead.
///
/// ```swift
/// throw Refusal("\(year) is before the first film. Enter a year from 1874 on.")
/// ```
public struct Refusal: Error, Translatable, Hashable, CustomStringConvertible, Sendable {
    private struct RefusalWording: Hashable {
        let wording: any Translatable

        static func == (one: Self, other: Self) -> Bool { one.english == other.english }
        func hash(into hasher: inout Hasher) { hasher.combine(english) }
        var english: String { wording.text(in: .english) }
    }

    private let said: RefusalWording

    /// Makes a refusal with the line to show.
    public init(_ description: String) { said = RefusalWording(wording: description) }

    init(_ phrase: Phrase) { said = RefusalWording(wording: phrase) }

    init(key: String, _ values: KeyValuePairs<String, any Translatable> = [:]) {
        self.init(Phrase(key, values))
    }

    /// The line to show. Usher's own sentences are in English.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String { said.wording.text(in: words) }
}

extension StringProtocol {
    /// The text as a refusal quotes it, cut after 40 characters.
    var quotation: String { count <= 40 ? String(self) : prefix(40) + "…" }
}
