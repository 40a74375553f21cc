extension Page {
    /// A line with a name and a value.
    public struct Field: Hashable, Sendable {
        /// What stands before the colon.
        public let name: String

        /// What stands behind it.
        public let value: String
    }

    /// What a page asks for.
    public enum Asked: Hashable, Sendable {
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

        /// What is asked for.
        package var prompt: String {
            switch self {
            case .text(let prompt, _), .value(let prompt, _), .longText(let prompt, _), .secret(let prompt),
                .yesOrNo(let prompt, _), .one(let prompt, _), .several(let prompt, _):
                prompt
            }
        }
    }

    /// The page's name.
    package var title: String { content.titleLine.map { text($0) } ?? "" }

    /// The lines that are said once, above the rest: see ``Navigator/say(_:)``.
    package var said: [String] { content.saidLines.map { text($0) } }

    /// The paragraphs, and the rows of a list that can't be picked, in order.
    package var texts: [String] {
        content.blocks.compactMap { $0.kind == .text ? text(behind: $0.start, of: $0) : nil }
    }

    /// The lines with a name and a value, in order.
    package var fields: [Field] {
        content.blocks.compactMap {
            guard $0.kind == .field else { return nil }
            let name = row.buffer.text($0.line.range.lowerBound..<$0.start - 2)
            return Field(name: name, value: text(behind: $0.start, of: $0))
        }
    }

    /// The text of each numbered item, in order.
    package var items: [String] {
        content.blocks.compactMap { $0.kind == .item ? text(behind: $0.start, of: $0) : nil }
    }

    /// What is asked for, where something is.
    package var question: Asked? {
        switch prompt {
        case .choice: nil
        case .text(let prompt, let question):
            switch question.shape.manner {
            case .long: .longText(text(prompt), default: question.standard)
            case .value: .value(text(prompt), default: question.standard)
            case .secret: .secret(text(prompt))
            default: .text(text(prompt), default: question.standard)
            }
        case .confirmation(let prompt, let isYes, _): .yesOrNo(text(prompt), default: isYes)
        case .one(let prompt, let one):
            .one(text(prompt), default: one.standard.map { one.listed.listing.name(at: $0) })
        case .several(let prompt, let several):
            .several(text(prompt), on: several.numbers(of: several.selection.on))
        }
    }

    func text(_ line: TextLine) -> String { row.buffer.text(line.range) }

    private func text(behind start: Int, of block: Block) -> String {
        row.buffer.text(start..<block.line.range.upperBound)
    }

    /// The letters the screen offers, in the order it named them.
    package var commands: [Command] { offering.offers.map { command(of: $0) } }

    /// The letters the session answers itself.
    var sessionOffers: ArraySlice<Offer> {
        switch standing.place {
        case .first: settings.offersOfSession[2...]
        case .homeOfLayer: settings.offersOfSession.filter { $0.letter != "h" }[...]
        case .further: settings.offersOfSession[...]
        }
    }

    func command(of offer: Offer) -> Command {
        let start = offer.line.range.lowerBound + offer.letter.utf8.count + 1
        let label = row.buffer.text(start..<offer.line.range.upperBound)
        return Command(letter: offer.letter, label: label, help: offer.help.isEmpty ? label : offer.help)
    }

    /// Whether a text is asked for, so that numbers of items carry a colon.
    var takesText: Bool {
        if case .text = prompt { true } else { false }
    }

    /// Whether what is asked for may be a letter, so that commands carry a colon.
    var takesLetters: Bool {
        if case .text(_, let question) = prompt { !question.isValue } else { false }
    }

    /// Whether a line may hold a secret, as the answer or ahead.
    var mayAskForSecret: Bool {
        if case .choice = prompt { !asking.isEmpty } else { true }
    }

    /// Whether nobody may see what is typed.
    var asksForSecret: Bool {
        if case .text(_, let question) = prompt { question.isSecret } else { false }
    }

    /// Whether a line of one letter or digit may be a part of the answer to what is asked.
    var takesLines: Bool {
        switch prompt {
        case .text, .several: true
        case .choice, .one, .confirmation: false
        }
    }
}

extension Page.Prompt {
    /// What the question lists, where it does.
    var listed: Page.Listed? {
        switch self {
        case .one(_, let one): one.listed
        case .several(_, let several): several.listed
        case .choice, .text, .confirmation: nil
        }
    }
}
