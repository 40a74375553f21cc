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
        /// Where the text begins behind an item's number, or the value behind a field's name.
        let start: Int

        /// The same as a text.
        var withoutNumber: Block {
            let width = line.width - (start - line.range.lowerBound)
            return Block(
                kind: .text, line: TextLine(range: start..<line.range.upperBound, width: width), start: start)
        }
    }

    /// A page of a form.
    struct FormPage {
        let id: ObjectIdentifier
        let isSummary: Bool
    }

    /// A command.
    struct Offer: Sendable {
        let letter: Unicode.Scalar
        /// The letter and the label. A comma and a space follow them in the buffer, and no line break.
        let line: TextLine
        /// What the help says of it; nothing for its label.
        let help: String
    }

    /// What is asked for, as it was drawn.
    indirect enum Prompt {
        case choice
        case text(TextLine, TextQuestion)
        case confirmation(TextLine, default: Bool?, takesEmpty: Bool)
        case one(TextLine, One)
        case several(TextLine, Several)
    }

    /// What the page is written on: the row under way, at the end of all that is there.
    var row = Row()
    var titleLine: TextLine?
    /// What is said once, above all else.
    var saidLines: [TextLine] = []
    var blocks: [Block] = []
    var itemCount = 0
    /// Where the list stands among the blocks: its range and its rows.
    var listBlocks = 0..<0
    var prompt = Prompt.choice
    /// The item that an empty line picks, by its number.
    package internal(set) var defaultItem: Int?
    var offers: [Offer] = []
    /// How many of them are the page's own, and not offered from everywhere.
    var ownOffers = Int.max
    /// Letters of flows that the screen has, too.
    var hidden: [Unicode.Scalar] = []
    /// What the program calls pages with the same commands; an empty name where the screen's class says it.
    var kind = ""
    /// The form whose page this is.
    var form: FormPage?

    /// The paragraphs of the page's own help, which `?` shows.
    package internal(set) var help: [String] = []

    var takesSearch = false
    /// What back is refused with, where that is the program's to say.
    var nothingBefore: String?
    var actions = Actions()
    /// Where the person is in what questions list.
    var keepsakes: Keepsakes?
    /// The answers that ask a question first.
    var asking: [AskingAnswer] = []
    /// The screen that draws, and those it is embedded in.
    var drawing: AnyObject?
    var embedding: [AnyObject] = []

    /// Where a page stands, and so which of `b` and `h` it offers.
    enum Place {
        /// Nothing lies behind it.
        case first
        /// A layer begins here: back leads out of it.
        case homeOfLayer
        case further
    }

    var place = Place.further

    /// The words that the session answers itself.
    var sessionWords: [SessionWord] = []

    /// Whether home is the first page of a layer, which only the help tells.
    var isInLayer = false
    /// The language of all that isn't the program's.
    package let words: Words
    /// Where answers that take a moment say so; none where a page is answered without a session.
    var host: (any Host)?
    /// What stands between the numbers of the rows of a list and how many there are.
    let of: String
    let offersOfSession: [Offer]
    let offersOfList: [Offer]
    /// Where what is written anew with each page begins in the buffer.
    let start: Int

    init(in words: Words = .english) {
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

    mutating func clear() {
        letGo()
        row.buffer.truncate(to: start)
        titleLine = nil
        if !saidLines.isEmpty { saidLines = [] }
        blocks.removeAll(keepingCapacity: true)
        itemCount = 0
        listBlocks = 0..<0
        prompt = .choice
        defaultItem = nil
        offers.removeAll(keepingCapacity: true)
        ownOffers = .max
        if !hidden.isEmpty { hidden = [] }
        if !help.isEmpty { help.removeAll(keepingCapacity: true) }
        if !kind.isEmpty { kind = "" }
        form = nil
        takesSearch = false
        if nothingBefore != nil { nothingBefore = nil }
    }

    /// Lets go of what the answers do, and of all that this holds; the page can still be read.
    mutating func letGo() {
        actions.removeAll()
        if !asking.isEmpty { asking = [] }
    }

    mutating func withdrawAnswers() {
        letGo()
        offers = []
        takesSearch = false
        prompt = .choice
        defaultItem = nil
        itemCount = 0
        blocks = blocks.map { $0.kind == .item ? $0.withoutNumber : $0 }
    }
}
