/// A page that asks one thing before something is done, and goes once it is answered.
///
/// Mostly an item or a command asks one, ``Page/command(_:_:help:confirms:action:)`` and its sisters. A coordinator that
/// has to ask pushes one:
///
/// ```swift
/// let question = QuestionScreen { [self] page in
///     page.text("\(path) is there already.")
///     page.ask("Replace it?", .yesOrNo) { [self] isYes in if isYes { export(to: path) } }
/// }
/// navigator.push(question, for: self)
/// ```
///
/// A text, yes or no, an item, several of them and a command answer it: it goes in the same move as what the answer shows,
/// so that a screen which the answer pushes stands on the one that asked. An answer that throws is refused, and it asks
/// again. What only looks round, a search or the next page of a list, leaves it where it is, and so does what a flow offers
/// on all of its pages.
public final class QuestionScreen: Screen, DrawsForAnother {
    private let describe: (inout Page) throws -> Void
    let source: AnyObject?
    /// The question that has this one as an answer, and goes with it.
    var asker: QuestionScreen?
    /// The item of the page below that asks it, by its number.
    var item: Int?

    /// Makes a question.
    ///
    /// - Parameter draw: Describes its page, each time it is shown: see ``Screen/draw(on:)``.
    public convenience init(_ draw: @escaping (inout Page) throws -> Void) {
        self.init(from: nil, draw)
    }

    init(from source: AnyObject?, _ draw: @escaping (inout Page) throws -> Void) {
        self.source = source
        describe = draw
    }

    /// Describes its page.
    public func draw(on page: inout Page) throws {
        try describe(&page)
    }

    func page(in words: Words, on host: (any Host)? = nil) throws -> Page {
        var page = Page(in: words)
        page.settings.host = host
        page.drawing.screen = self
        try draw(on: &page)
        page.drawing.screen = nil
        return page
    }
}

extension QuestionScreen {
    /// Makes a question with a choice of values.
    ///
    /// - Parameter isOffer: Whether an empty line takes the first choice.
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
