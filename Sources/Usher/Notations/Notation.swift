/// How the values of a type are typed and shown: how a text becomes one, and one a text.
///
/// A question that has one hands over a value, and refuses in words what is none:
///
/// ```swift
/// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] year in film.year = year }
/// page.item("Seen", film.seen, asks: "Day", .optional(.day(today: today))) { [self] in film.seen = $0 }
/// ```
///
/// There are numbers, days, paths and elements of a collection; ``map(_:back:)`` makes one for another type, and
/// ``init(_:isNeverLetter:read:write:)`` any other.
public struct Notation<Value> {
    /// What is a value.
    let kind: Phrase.Kind

    /// Whether no value is a single letter, so that a letter is a command without a colon.
    let isNeverLetter: Bool

    /// Whether an empty text is a value too.
    let takesEmpty: Bool

    private let read: (String) throws -> Value?
    private let write: (Value) -> String

    /// Makes a notation.
    ///
    /// - Parameters:
    ///   - hint: What is a value, in a few words, as they end a refusal: `a word of five letters`.
    ///   - isNeverLetter: Whether no value is a single letter. Commands then carry no colon.
    ///   - read: Makes a value of a text without white space at its ends, or `nil` where it is none. What it throws is said
    ///     in place of the hint.
    ///   - write: The text of a value, of which `read` makes the same value; its description where this is left out.
    public init(
        _ hint: String, isNeverLetter: Bool = false, read: @escaping (_ text: String) throws -> Value?,
        write: @escaping (_ value: Value) -> String = { "\($0)" }
    ) {
        self.init(.own(hint), isNeverLetter: isNeverLetter, read: read, write: write)
    }

    init(
        _ kind: Phrase.Kind, isNeverLetter: Bool = false, takesEmpty: Bool = false,
        read: @escaping (String) throws -> Value?, write: @escaping (Value) -> String = { "\($0)" }
    ) {
        self.kind = kind
        self.isNeverLetter = isNeverLetter
        self.takesEmpty = takesEmpty
        self.read = read
        self.write = write
    }

    /// The value that a text is, whatever white space is at its ends.
    ///
    /// - Throws: A ``Refusal`` that says what would do, or what the notation throws.
    public func value(of text: String) throws -> Value {
        let text = String(text.trimmed)
        guard let value = try read(text) else { throw Refusal(.isNot(text.quotation, kind)) }
        return value
    }

    /// The one text of a value.
    public func text(of value: Value) -> String { write(value) }

    /// Whether a text is a value.
    func takes(_ text: String) -> Bool { (try? value(of: text)) != nil }
}

extension Notation {
    /// Another notation where there may be no value: an empty text, which is shown as `none`.
    public static func optional<Wrapped>(_ notation: Notation<Wrapped>) -> Notation where Value == Wrapped? {
        Notation(notation.kind, isNeverLetter: notation.isNeverLetter, takesEmpty: true) { text in
            text.isEmpty ? .some(nil) : try notation.value(of: text)
        } write: { value in
            value.map { notation.text(of: $0) } ?? ""
        }
    }

    /// The same for another type.
    ///
    /// ```swift
    /// let year = Notation.number(in: 1888...2100).map(Year.init, back: \.number)
    /// ```
    ///
    /// - Parameters:
    ///   - transform: Makes the other value of one, or `nil` where that can't be. What it throws is the refusal.
    ///   - back: The value of the other one.
    public func map<Other>(
        _ transform: @escaping (Value) throws -> Other?, back: @escaping (Other) -> Value
    ) -> Notation<Other> {
        Notation<Other>(kind, isNeverLetter: isNeverLetter, takesEmpty: takesEmpty) { text in
            try transform(try value(of: text))
        } write: { other in
            text(of: back(other))
        }
    }
}

extension Notation where Value == String {
    /// Any text.
    public static var text: Notation { Notation(.text) { $0.isEmpty ? nil : $0 } }
}
