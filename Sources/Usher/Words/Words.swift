/// A language: the words of all that a session prints of its own.
///
/// English is the default. Another language says each ``Phrase``, and the compiler tells which are missing:
///
/// ```swift
/// extension Words {
///     static let german: Words = Words(thousands: ".") { phrase in
///         switch phrase {
///         case .label(.back): "zurück"
///         case .only(let number): "\(number) ist die einzige Nummer hier."
///         …
///         }
///     }
/// }
///
/// Session.run(on: .standard, speaking: .german) { AppCoordinator(navigator: $0) }.exit()
/// ```
///
/// Letters stay as they are. What a developer reads, a trace, lost moves or a recording, and what the system says of a
/// failure stay in English.
public struct Words: Sendable {
    /// The sign between the thousands of a number.
    let thousands: String
    private let text: @Sendable (Phrase) -> String

    /// Makes a language.
    ///
    /// - Parameters:
    ///   - thousands: The sign between the thousands of a number; may be empty.
    ///   - text: Says a phrase.
    public init(thousands: String, _ text: @escaping @Sendable (_ phrase: Phrase) -> String) {
        self.thousands = thousands
        self.text = text
    }

    /// Says a phrase.
    public func callAsFunction(_ phrase: Phrase) -> String { text(phrase) }

    /// A number with its thousands set apart: 1,000,000 in English.
    public func grouped(_ number: Int) -> String { Usher.grouped(number, by: thousands) }

    /// An error as the person reads it: what Usher throws in these words, any other in its own.
    func text(of error: any Error) -> String {
        switch error {
        case let refusal as Refusal: refusal.text(in: self)
        case let misfit as Misfit: misfit.text(in: self)
        case let error as ConsoleError: error.text(in: self)
        default: "\(error)"
        }
    }
}

func grouped(_ number: Int, by thousands: String) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.utf8.count - index) % 3 == 0 { text += thousands }
        text.append(digit)
    }
    return text
}
