/// A screen's face: a title, a body, a question, and what can be answered, with what each answer does.
///
/// A screen describes its page in ``Screen/draw(on:)``. What the person reads, the help behind `?`, what an
/// answer may be and what a test sees all come from this one value.
///
/// ```swift
/// page.title(film.title)
/// page.field("Year", film.year)
/// page.command("e", "edit", help: "changes this film") { [self] in delegate?.filmScreenDidAskToEdit(self) }
/// ```
///
/// What an answer does may throw anything: the error's words are the refusal that the person reads, and the same prompt
/// stands. A `CancellationError` says nothing. An action may hold its screen, as `[self]` does: a page lets go of its
/// actions before the next one is drawn, and when the session ends.
///
/// All text lies in one buffer with ranges over it, so a row costs no allocation; where text is put together from
/// parts, write it on a ``Row``. Text is shown, never obeyed: control characters and terminal escapes come out
/// visible and harmless.
public struct Page: ~Copyable {
    /// A line of the body as it is shown where it fits: `Seen: yes`, `3. Playtime`. A line break follows it in the buffer.
    struct Block: Sendable {
        enum Kind: Sendable {
            case text, field, item
        }

        let kind: Kind
        let line: TextLine
        /// The start of the text behind an item's number, or of the value behind a field's name.
        let start: Int

        /// The same as a text.
        var withoutNumber: Block {
            let width = line.width - (start - line.range.lowerBound)
            return Block(
                kind: .text, line: TextLine(range: start..<line.range.upperBound, width: width), start: start)
        }
    }

    struct FormPage {
        let id: ObjectIdentifier
        let isSummary: Bool
    }

    /// A command.
    struct Offer: Sendable {
        let letter: Unicode.Scalar
        /// The letter and the label. A comma and a space follow them in the buffer, and no line break.
        let line: TextLine
        /// The explanation in the help; empty for the label.
        let help: String
    }

    /// The question, as it was drawn.
    indirect enum Input {
        case choice
        case text(TextLine, TextQuestion)
        case confirmation(TextLine, YesOrNo, default: Bool?, takesEmpty: Bool)
        case one(TextLine, One)
        case several(TextLine, Several)
    }

    /// The row under way, at the end of the buffer with all text of the page.
    var row = Row()
    var content = Content()
    var offering = Offering()
    var prompt = Input.choice
    var actions = Actions()
    /// The answers that ask a question first.
    var asking: [AskingAnswer] = []
    /// The state of lists and messages, kept between two drawings.
    var screenStates: ScreenStates?
    var drawing = Drawing()
    var position = Position()
    var settings: Settings

    /// The text of a page.
    struct Content {
        var titleLine: TextLine?
        /// Messages shown once, above the title.
        var saidLines: [TextLine] = []
        var blocks: [Block] = []
        var itemCount = 0
        /// The range of the list among the blocks: its count and its rows.
        var listBlocks = 0..<0
        /// The paragraphs of the page's own help, which `?` shows.
        var help: [String] = []
        /// The program's name for pages with the same commands; empty where the screen's class says it.
        var kind = ""
        var form: FormPage?
        /// Whether a person decides with the commands, so that all are shown.
        var isDecision = false
    }

    /// The commands of a page, its search and its default.
    struct Offering {
        var offers: [Offer] = []
        /// The number of those that are the page's own, and not offered by flows.
        var ownOffers = Int.max
        /// Letters of flows that the screen has, too.
        var hidden: [Unicode.Scalar] = []
        var takesSearch = false
        /// The program's refusal of back, where it has one.
        var nothingBefore: String?
        /// The item that an empty line picks, by its number.
        var defaultItem: Int?
    }

    /// The screen that draws, and those it is embedded in.
    struct Drawing {
        var screen: AnyObject?
        var embedding: [AnyObject] = []
    }

    /// The level of a page, which decides whether it offers `b` and `h`.
    enum Level {
        /// Nothing lies behind it.
        case first
        /// A layer begins here: back leads out of it.
        case homeOfLayer
        case further
    }

    struct Position {
        var level = Level.further
        /// Whether home is the first page of a layer, which only the help tells.
        var isInLayer = false
    }

    /// Values that hold for all pages of a session.
    struct Settings {
        /// The language of all that isn't the program's.
        let words: Words
        /// The words that the session answers itself.
        var sessionWords: [SessionWord] = []
        /// The host for answers that take a moment; `nil` where a page is answered without a session.
        var host: (any Host)?
        /// The text between the numbers of a list's rows and of all.
        let of: String
        let offersOfSession: [Offer]
        let offersOfList: [Offer]
        /// The start of what is written anew with each page in the buffer.
        let start: Int

        init(in words: Words, on row: inout Row) {
            self.words = words
            of = " \(words(.of(isMore: false))) "
            func offer(_ letter: Unicode.Scalar, _ command: Phrase.Command, on row: inout Row) -> Offer {
                row.offer(letter, words(.label(command)), help: words(.meaning(command)))
            }
            offersOfSession = [
                offer("b", .back, on: &row), offer("h", .home, on: &row), offer("?", .help, on: &row),
                offer("q", .quit, on: &row),
            ]
            offersOfList = [offer("n", .next, on: &row), offer("p", .previous, on: &row)]
            start = row.buffer.count
        }
    }

    init(in words: Words = .english) {
        settings = Settings(in: words, on: &row)
    }

    package var words: Words { settings.words }

    /// The item that an empty line picks, by its number.
    package var defaultItem: Int? { offering.defaultItem }

    /// The paragraphs of the page's own help, which `?` shows.
    package var help: [String] { content.help }

    mutating func clear() {
        letGo()
        row.buffer.truncate(to: settings.start)
        if !row.details.isEmpty { row.details.removeAll(keepingCapacity: true) }
        content.titleLine = nil
        if !content.saidLines.isEmpty { content.saidLines = [] }
        content.blocks.removeAll(keepingCapacity: true)
        content.itemCount = 0
        content.listBlocks = 0..<0
        if !content.help.isEmpty { content.help.removeAll(keepingCapacity: true) }
        if !content.kind.isEmpty { content.kind = "" }
        content.form = nil
        content.isDecision = false
        prompt = .choice
        offering.offers.removeAll(keepingCapacity: true)
        offering.ownOffers = .max
        if !offering.hidden.isEmpty { offering.hidden = [] }
        offering.takesSearch = false
        if offering.nothingBefore != nil { offering.nothingBefore = nil }
        offering.defaultItem = nil
    }

    /// Lets go of what the answers do, and of all that this holds; the page can still be read.
    mutating func letGo() {
        actions.removeAll()
        if !asking.isEmpty { asking = [] }
    }

    mutating func withdrawAnswers() {
        letGo()
        offering.offers = []
        offering.takesSearch = false
        offering.defaultItem = nil
        prompt = .choice
        content.itemCount = 0
        content.blocks = content.blocks.map { $0.kind == .item ? $0.withoutNumber : $0 }
    }
}
