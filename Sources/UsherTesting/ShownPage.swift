public import Usher

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
    public let fields: [Page.Field]

    /// The text of each numbered item, in order.
    public let items: [String]

    /// The item that an empty line picks, by its number.
    public let defaultItem: Int?

    /// The letters the screen offers, in the order it named them.
    public let commands: [Command]

    /// What is asked for, where something is.
    public let question: Page.Asked?

    /// The paragraphs of the page's own help.
    public let help: [String]

    init(_ page: borrowing Page) {
        title = page.title
        said = page.said
        texts = page.texts
        fields = page.fields
        items = page.items
        defaultItem = page.defaultItem
        commands = page.commands
        question = page.question
        help = page.help
    }

    /// The value of a field; `nil` where the page has none of this name.
    public func value(of field: String) -> String? {
        fields.first { $0.name == field }?.value
    }
}
