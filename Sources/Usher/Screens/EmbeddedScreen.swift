/// A screen whose page is part of another screen's page.
///
/// The outer screen keeps one, draws with it and hands it the choices first:
///
/// ```swift
/// private var rating = EmbeddedScreen(RatingScreen())
///
/// func draw(on page: inout Page) {
///     page.title("Playtime")
///     page.embed(&rating)
///     page.command("d", "director")
/// }
///
/// func choose(_ choice: Choice) throws(Refusal) {
///     if try rating.choose(choice) { return }
///     ...
/// }
/// ```
///
/// The embedded page's title becomes a line of text, its items go on with the outer page's numbers, and its
/// letters stand among the outer page's. What a page has once, it has once with all that is embedded in it: no
/// letter is offered twice, and there is one question, one search and one list of several pages.
public struct EmbeddedScreen {
    /// The screen that is embedded. It is on no stack; it lives as long as the outer screen keeps it.
    public let screen: any Screen

    var part = Page.Part()

    /// Embeds a screen.
    public init(_ screen: any Screen) {
        self.screen = screen
    }

    /// Hands a choice on to the screen if it was made in its part of the page, and says whether it was.
    ///
    /// - Throws: The screen's ``Refusal``.
    public func choose(_ choice: Choice) throws(Refusal) -> Bool {
        guard let choice = part.choice(choice) else { return false }
        try screen.choose(choice)
        return true
    }
}

extension Page {
    /// Draws another screen's page here, as part of this one.
    public mutating func embed(_ embedded: inout EmbeddedScreen) {
        let screen = embedded.screen
        embedded.part = part { screen.draw(on: &$0) }
    }

    /// What an embedded page has of the page it is in.
    struct Part {
        /// The outer page's choices for its items.
        var items = 0..<0
        /// The inner page's choice for its first item.
        var firstItem = 0
        var letters: [Unicode.Scalar] = []
        var hasSearch = false
        var question = Question.choice

        /// A choice of the outer page as the inner one means it, if it was made there.
        func choice(_ choice: Choice) -> Choice? {
            switch (choice, question) {
            case (.item(let index), _):
                items.contains(index) ? .item(firstItem + index - items.lowerBound) : nil
            case (.command(let letter), _): letters.contains(letter) ? choice : nil
            case (.search, _): hasSearch ? choice : nil
            case (.text, .text), (.confirmed, .confirmation): choice
            case (.text, _), (.confirmed, _): nil
            }
        }
    }
}
