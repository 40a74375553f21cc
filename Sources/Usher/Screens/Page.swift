/// The content of a screen: a title, a body, a question, and the action of each answer.
///
/// A screen draws its page in ``Screen/draw(on:)``; the help is made from it, too.
///
/// ```swift
/// page.title(film.title)
/// page.field("Year", film.year)
/// page.command("e", "edit", help: "changes this film") { [self] in delegate?.filmScreenDidAskToEdit(self) }
/// ```
///
/// An error that an action throws is shown as a refusal, and the page asks again; a
/// `CancellationError` shows nothing. Actions may capture their screen strongly, as `[self]` does:
/// a page releases them before the next drawing, and at the end of the session.
///
/// Control characters and terminal escapes in texts are made visible and harmless. To put a text
/// together without allocations, write it on a ``Row``.
public struct Page: ~Copyable {
    var content = PageText()
    var presentation = Presentation()
    var offering = PageCommands()
    var prompt = PagePrompt.choice
    var actions = Actions()
    var asking: [FollowUpQuestion] = []
    var screenStates = ScreenStates()
    var drawing = DrawingScreens()
    var settings: SharedPageSettings

    struct Presentation {
        /// The paragraphs of the page's own help.
        var help: [String] = []
        /// The program's name for pages with the same commands; by default the screen's class.
        var group = ""
        var form: FormPage?
        /// Whether the page is a decision, so that all commands are shown.
        var isDecision = false

        var showsAllCommands: Bool { isDecision || form?.isSummary == true }
    }

    struct FormPage {
        let id: ObjectIdentifier
        let isSummary: Bool
    }

    /// The screen that draws, and those that embed it.
    struct DrawingScreens {
        var screen: AnyObject?
        var embedding: [AnyObject] = []
    }

    init(in words: Words = .english) { settings = SharedPageSettings(in: words, on: &content.row) }

    mutating func clear() {
        letGo()
        content.clear(to: settings.start)
        presentation = Presentation()
        prompt = .choice
        offering = PageCommands(level: offering.level)
    }

    /// Releases the actions and what they capture. The page can still be read.
    mutating func letGo() {
        actions = Actions()
        asking = []
    }

    /// Removes all answers and keeps the text.
    mutating func withdrawAnswers() {
        letGo()
        offering.offers = []
        offering.takesSearch = false
        offering.defaultItem = nil
        prompt = .choice
        content.withdrawItems()
    }

    /// Traps for a mistake of the screen that draws.
    func mistake(_ message: String) -> Never {
        let screen = (drawing.screen as? any DrawsForAnother)?.source ?? drawing.screen
        Usher.mistake((screen.map { "\(type(of: $0)): " } ?? "") + message)
    }

    package var words: Words { settings.words }
    package var title: String { content.titleLine.map { content.text($0) } ?? "" }
    /// Whether rows leave out what only helps to choose.
    package var isBrief: Bool { content.row.isBrief }
    package var said: [String] { content.saidLines.map { content.text($0) } }
    package var texts: [String] { content.values(of: .text) }
    package var fields: [(name: String, value: String)] { content.fields }
    /// The paragraphs and the fields.
    package var lines: [String] { content.lines }
    package var items: [String] { content.values(of: .item) }
    package var defaultItem: Int? { offering.defaultItem }
    package var help: [String] { presentation.help }
    package var commands: [OfferedCommand] { offering.offers.map { command(of: $0) } }
    package var question: AskedQuestion? { prompt.asked(in: content) }

    package var yesAndNo: [String] {
        guard case .confirmation(_, let answers, _, _) = prompt else { return [] }
        return [answers.short.yes, answers.short.no]
    }

    var sessionOffers: ArraySlice<Offer> {
        switch offering.level {
        case .first: settings.offersOfSession[2...]
        case .homeOfLayer: settings.offersOfSession.filter { $0.letter != "h" }[...]
        case .further: settings.offersOfSession[...]
        }
    }

    var allOffers: [Offer] { offering.offers + sessionOffers }

    func command(of offer: Offer) -> OfferedCommand {
        let label = content.row.buffer.text(offer.label)
        return OfferedCommand(
            letter: offer.letter, label: label, help: offer.help.isEmpty ? label : offer.help)
    }

    /// Whether a letter may be an answer, so that commands carry a colon.
    var takesLetters: Bool {
        switch prompt {
        case .text(_, let question): !question.isValue
        case .one, .several: prompt.listed?.letters.contains { offering.letter($0) != nil } == true
        case .choice, .confirmation: false
        }
    }

    /// Whether a line may hold a secret, as the answer or ahead.
    var mayAskForSecret: Bool { if case .choice = prompt { !asking.isEmpty } else { true } }
}

/// The values that all pages of a session share.
struct SharedPageSettings {
    let words: Words
    /// The words that the session answers.
    var sessionWords: [SessionWord] = []
    /// The host that work runs on; nil without a session.
    var host: (any Host)?
    /// The text between a list's rows and their count: ` of `.
    let of: String
    let offersOfSession: [Offer]
    let offersOfList: [Offer]
    /// The length of the buffer without the page: the commands above.
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

/// A command as it is offered and explained.
package struct OfferedCommand: Equatable {
    package let letter: Unicode.Scalar
    package let label: String
    package let help: String
}

/// A screen that draws for another one, which its mistakes are named after.
protocol DrawsForAnother {
    var source: AnyObject? { get }
}
