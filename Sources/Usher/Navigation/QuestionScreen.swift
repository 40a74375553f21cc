/// A page that asks one question before something is done, and is removed once answered.
///
/// An item or a command with `asks:` or `confirms:` shows such a page: see
/// ``Page/command(_:_:help:confirms:action:)``. A coordinator can push a question itself:
///
/// ```swift
/// let question = QuestionScreen { [self] page in
///     page.text("\(path) is there already.")
///     page.ask("Replace it?", .yesOrNo) { [self] isYes in if isYes { export(to: path) } }
/// }
/// navigator.push(question, for: self)
/// ```
///
/// An answer removes the question in the same move that shows the next page. If the answer's action
/// throws, the answer is refused, and the question is asked again. Searching, paging and the
/// commands of flows leave the question in place.
public final class QuestionScreen: Screen, ScreenProxy {
    private let describe: (inout Page) throws -> Void
    let source: AnyObject?
    /// The question whose answer led to this one. Both are removed together.
    var asker: QuestionScreen?
    /// The number of the item that asks this question, on the page below.
    var item: Int?

    /// Creates a question whose page is drawn by `draw`: see ``Screen/draw(on:)``.
    public convenience init(_ draw: @escaping (inout Page) throws -> Void) { self.init(from: nil, draw) }

    init(from source: AnyObject?, _ draw: @escaping (inout Page) throws -> Void) {
        self.source = source
        describe = draw
    }

    /// Draws the question's page.
    public func draw(on page: inout Page) throws { try describe(&page) }

    func page(in words: Words, on host: (any Host)? = nil) throws -> Page {
        var page = Page(in: words)
        page.settings.host = host
        page.drawing = [self]
        try draw(on: &page)
        page.drawing = []
        return page
    }

    /// Creates a question with choices. `isOffer` makes the first one the default in a short list.
    package convenience init<Choice>(
        choosing title: String, _ choices: [(label: String, value: Choice)], isOffer: Bool = false,
        choose: @escaping (Choice) throws -> Void
    ) {
        let position = ListPosition(size: 20)
        self.init { page in
            page.title(title)
            guard choices.count <= 20 else {
                return page.list(choices, at: position) {
                    $0.write($1.label)
                } choose: {
                    try choose($0.value)
                }
            }
            for (index, choice) in choices.enumerated() {
                page.item(choice.label, isDefault: isOffer && index == 0) { try choose(choice.value) }
            }
        }
    }
}
