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
    var content = PageText()
    var presentation = Presentation()
    var offering = PageCommands()
    var prompt = PagePrompt.choice
    var actions = Actions()
    var asking: [FollowUpQuestion] = []
    var screenStates = ScreenStates()
    var drawing = DrawingScreens()
    var settings: SharedPageSettings

    /// The page's purpose, by which it is shown and explained.
    struct Presentation {
        /// The paragraphs of the page's own help, which `?` shows.
        var help: [String] = []
        /// The program's name for pages with the same commands; empty where the screen's class says it.
        var group = ""
        var form: FormPage?
        /// Whether a person decides with the commands, so that all are shown.
        var isDecision = false

        var showsAllCommands: Bool { isDecision || form?.isSummary == true }
    }

    struct FormPage {
        let id: ObjectIdentifier
        let isSummary: Bool
    }

    /// The screen that draws, and those it is embedded in.
    struct DrawingScreens {
        var screen: AnyObject?
        var embedding: [AnyObject] = []
    }

    init(in words: Words = .english) {
        settings = SharedPageSettings(in: words, on: &content.row)
    }

    mutating func clear() {
        letGo()
        content.clear(to: settings.start)
        if !presentation.help.isEmpty { presentation.help.removeAll(keepingCapacity: true) }
        if !presentation.group.isEmpty { presentation.group = "" }
        presentation.form = nil
        presentation.isDecision = false
        prompt = .choice
        offering.clear()
    }

    /// Lets go of what the answers do, and of all that this holds; the page can still be read.
    mutating func letGo() {
        actions.removeAll()
        if !asking.isEmpty { asking = [] }
    }

    /// Leaves what was drawn to be read, and not answered.
    mutating func withdrawAnswers() {
        letGo()
        offering.offers = []
        offering.takesSearch = false
        offering.defaultItem = nil
        prompt = .choice
        content.withdrawItems()
    }

    /// Stops the program for a mistake of the screen that draws.
    func mistake(_ message: String) -> Never {
        let screen = (drawing.screen as? any DrawsForAnother)?.source ?? drawing.screen
        Usher.mistake((screen.map { "\(type(of: $0)): " } ?? "") + message)
    }

    // As a test reads it.

    package var words: Words { settings.words }

    package var title: String { content.title }
    /// Whether its rows leave out what only helps to choose them.
    package var isBrief: Bool { content.row.isBrief }

    package var said: [String] { content.said }

    package var texts: [String] { content.texts }

    package var fields: [(name: String, value: String)] { content.fields }

    package var lines: [String] { content.lines }

    package var items: [String] { content.items }

    package var defaultItem: Int? { offering.defaultItem }

    package var help: [String] { presentation.help }

    package var commands: [OfferedCommand] { offering.offers.map { command(of: $0) } }

    package var question: AskedQuestion? { prompt.asked(in: content) }

    package var yesAndNo: [String] {
        guard case .confirmation(_, let answers, _, _) = prompt else { return [] }
        return [answers.short.yes, answers.short.no]
    }

    /// The letters the session answers itself.
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

    /// Whether what is asked for may be a letter, so that commands carry a colon.
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

/// Values that hold for all pages of a session.
struct SharedPageSettings {
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

/// A letter that is offered, and what is said of it.
package struct OfferedCommand: Equatable {
    package let letter: Unicode.Scalar
    package let label: String
    package let help: String
}

/// A screen that draws what another one asks, which its mistakes are named after.
protocol DrawsForAnother {
    var source: AnyObject? { get }
}
