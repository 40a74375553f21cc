public import Usher

/// The page that a session shows, as a value for tests.
///
/// ```swift
/// session.answer("1")
/// #expect(session.page.title == "Playtime")
/// #expect(session.page.items == [])
/// ```
public struct ShownPage: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The messages above the title.
    public let said: [String]
    /// The lines of text, such as paragraphs, headings, and rows that can't be picked.
    public let texts: [String]
    /// The lines with a name and a value.
    public let fields: [Field]
    /// The texts of the numbered items.
    public let items: [String]
    /// The number of the item that an empty line picks.
    public let defaultItem: Int?
    /// The commands of the screen, then those that flows add, each in order.
    public let commands: [Command]
    /// The question, if the page asks one.
    public let question: Question?
    /// The paragraphs of the page's own help.
    public let help: [String]
    let yesAndNo: [String]

    init(_ page: borrowing Page) {
        (title, said, texts, help) = (page.title, page.said, page.texts, page.help)
        fields = page.fields.map { Field(name: $0.name, value: $0.value) }
        (items, defaultItem) = (page.items, page.defaultItem)
        commands = page.commands.map { Command(letter: $0.letter, label: $0.label, help: $0.help) }
        (question, yesAndNo) = (page.question, page.yesAndNo)
    }

    /// The value of a field; nil if the page has no field of this name.
    public func value(of field: String) -> String? { fields.first { $0.name == field }?.value }
}

extension ShownPage {
    /// A line with a name and a value.
    public struct Field: Hashable, Sendable, CustomStringConvertible {
        /// The text before the colon.
        public let name: String
        /// The text after the colon.
        public let value: String

        /// Makes a field to compare with.
        public init(name: String, value: String) { (self.name, self.value) = (name, value) }

        /// The line: `Year: 1979`.
        public var description: String { "\(name): \(value)" }
    }

    /// A letter that a page offers, and what it does.
    public struct Command: Hashable, Sendable, CustomStringConvertible {
        /// The lowercase letter or symbol to type.
        public let letter: Unicode.Scalar
        /// A word or two, shown with the page.
        public let label: String
        /// The explanation in the page's help.
        public let help: String

        /// Makes a command to compare with. Its help is its label by default.
        public init(letter: Unicode.Scalar, label: String, help: String? = nil) {
            (self.letter, self.label, self.help) = (letter, label, help ?? label)
        }

        /// The command as the page shows it: `d done`.
        public var description: String { "\(letter) \(label)" }
    }

    /// A question: its prompt and its default, the answer that an empty line gives.
    public typealias Question = AskedQuestion
}
