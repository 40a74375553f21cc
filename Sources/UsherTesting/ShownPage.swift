import Usher

/// The page that a session shows, as a value: what a test reads.
///
/// ```swift
/// session.answer("1")
/// #expect(session.page.title == "Playtime")
/// #expect(session.page.items == [])
/// ```
public struct ShownPage: Hashable, Sendable {
    /// The page's name.
    public let title: String

    /// The lines that are said once, above the rest.
    public let said: [String]

    /// The paragraphs, and the rows of a list that can't be picked, in order.
    public let texts: [String]

    /// The lines with a name and a value, in order.
    public let fields: [Field]

    /// The text of each numbered item, in order.
    public let items: [String]

    /// The item that an empty line picks, by its number.
    public let defaultItem: Int?

    /// The letters the screen offers, in the order it named them.
    public let commands: [Command]

    /// The question, where there is one.
    public let question: Question?

    /// The paragraphs of the page's own help.
    public let help: [String]

    /// The answers for a yes and a no, where they are asked for.
    let yesAndNo: [String]

    init(_ page: borrowing Page) {
        title = page.title
        said = page.said
        texts = page.texts
        fields = page.fields.map { Field(name: $0.name, value: $0.value) }
        items = page.items
        defaultItem = page.defaultItem
        commands = page.commands.map { Command(letter: $0.letter, label: $0.label, help: $0.help) }
        question = page.question.map { Question($0) }
        help = page.help
        yesAndNo = page.yesAndNo
    }

    /// The value of a field; `nil` where the page has none of this name.
    public func value(of field: String) -> String? {
        fields.first { $0.name == field }?.value
    }
}

extension ShownPage {
    /// A line with a name and a value.
    public struct Field: Hashable, Sendable, CustomStringConvertible {
        /// The text before the colon.
        public let name: String

        /// The text after the colon.
        public let value: String

        /// Makes a field, to compare with those of a page.
        public init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }

        /// The line as it is shown: `Year: 1979`.
        public var description: String { "\(name): \(value)" }
    }

    /// A letter that a page offers, and what it does.
    public struct Command: Hashable, Sendable, CustomStringConvertible {
        /// The key to type: one letter in lower case, or a sign.
        public let letter: Unicode.Scalar

        /// A word or two, shown with the page.
        public let label: String

        /// The explanation in the page's help.
        public let help: String

        /// Makes a command, to compare with those of a page; its help is its label by default.
        public init(letter: Unicode.Scalar, label: String, help: String? = nil) {
            (self.letter, self.label, self.help) = (letter, label, help ?? label)
        }

        /// The command as it is shown with the page: `d done`.
        public var description: String { "\(letter) \(label)" }
    }

    /// A question of a page.
    public enum Question: Hashable, Sendable {
        /// A line of text, by what is asked for and what an empty line stands for: an empty text where it may be left empty.
        case text(String, default: String?)

        /// A value that no letter is, such as a number, by what is asked for and what an empty line stands for. Commands
        /// carry no colon.
        case value(String, default: String?)

        /// A text of several lines, by what is asked for and what an empty first line stands for.
        case longText(String, default: String?)

        /// A text that nobody may see, by what is asked for.
        case secret(String)

        /// Yes or no, by the question and what an empty line stands for.
        case yesOrNo(String, default: Bool? = nil)

        /// One of the items, by what is asked for and the name that an empty line picks.
        case one(String, default: String?)

        /// Several of the items, by what is asked for and the numbers of those that are on, as if all stood on one page.
        case several(String, on: [Int])

        fileprivate init(_ asked: AskedQuestion) {
            self =
                switch asked {
                case .text(let prompt, let value): .text(prompt, default: value)
                case .value(let prompt, let value): .value(prompt, default: value)
                case .longText(let prompt, let value): .longText(prompt, default: value)
                case .secret(let prompt): .secret(prompt)
                case .yesOrNo(let prompt, let isYes): .yesOrNo(prompt, default: isYes)
                case .one(let prompt, let name): .one(prompt, default: name)
                case .several(let prompt, let on): .several(prompt, on: on)
                }
        }

        package var prompt: String {
            switch self {
            case .text(let prompt, _), .value(let prompt, _), .longText(let prompt, _), .secret(let prompt),
                .yesOrNo(let prompt, _), .one(let prompt, _), .several(let prompt, _):
                prompt
            }
        }
    }
}
