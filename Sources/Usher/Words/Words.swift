import Platform

/// A language: the words of all that a session prints of its own.
///
/// English is the default. Another one says each ``Phrase``, and the compiler tells which are missing:
///
/// ```swift
/// extension Words {
///     static let french: Words = Words(thousands: " ", decimalSign: ",") { phrase in
///         switch phrase {
///         case .label(.back): "retour"
///         case .yes: "oui"
///         …
///         }
///     }
/// }
///
/// Session.run(on: .standard, speaking: .french) { AppCoordinator(navigator: $0) }.exit()
/// ```
///
/// ``german`` is there too. A yes and a no are answered by the first letters of their words; other letters stay as they are.
/// What a developer reads, a trace, lost moves or a recording, and what the system says of a failure stay in English.
public struct Words: Sendable {
    /// The sign between the thousands of a number.
    let thousands: String
    /// The sign before a fraction.
    let decimalSign: String
    private let text: @Sendable (Phrase) -> String?

    /// Makes a language.
    ///
    /// - Parameters:
    ///   - thousands: The sign between the thousands of a number; may be empty.
    ///   - decimalSign: The sign before a fraction; a point where this is left out, or a comma where that is between
    ///     thousands.
    ///   - text: Says a phrase; one that is `nil`, as a later version may have, is said in English.
    public init(
        thousands: String, decimalSign: String? = nil,
        _ text: @escaping @Sendable (_ phrase: Phrase) -> String?
    ) {
        self.thousands = thousands
        self.decimalSign = decimalSign ?? (thousands == "." ? "," : ".")
        self.text = text
    }

    /// Says a phrase.
    public func callAsFunction(_ phrase: Phrase) -> String { text(phrase) ?? Words.english(phrase) }

    /// A number with its thousands set apart: 1,000,000 in English.
    public func grouped(_ number: Int) -> String { number.grouped(by: thousands) }

    /// The letter that stands for a yes or a no.
    package func letter(_ answer: Phrase) -> String { self(answer).prefix(1).lowercased() }

    /// The text of an error: what Usher throws in these words, any other in its own.
    func text(of error: any Error) -> String {
        (error as? any TranslatedError)?.text(in: self) ?? "\(error)"
    }
}

extension String {
    /// The text with a full stop behind it, where it has no sign of its own there.
    var ended: String { last.map { ".!?…:".contains($0) } == true ? self : self + "." }
}

/// An error that is put into words when the person reads it.
protocol TranslatedError: Error {
    func text(in words: Words) -> String
}
