extension Page {
    /// A question of a page.
    package enum Asked: Equatable {
        case text(String, default: String?)
        case value(String, default: String?)
        case longText(String, default: String?)
        case secret(String)
        case yesOrNo(String, default: Bool?)
        case one(String, default: String?)
        case several(String, on: [Int])
    }

    /// A letter that is offered, and what is said of it.
    package struct Command: Equatable {
        package let letter: Unicode.Scalar
        package let label: String
        package let help: String
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
    package var fields: [(name: String, value: String)] {
        content.blocks.compactMap {
            guard $0.kind == .field else { return nil }
            let name = row.buffer.text($0.line.range.lowerBound..<$0.start - 2)
            return (name, text(behind: $0.start, of: $0))
        }
    }

    /// The paragraphs and the lines with a name and a value, in order.
    package var lines: [String] { content.blocks.compactMap { $0.kind == .item ? nil : text($0.line) } }

    /// The text of each numbered item, in order.
    package var items: [String] {
        content.blocks.compactMap { $0.kind == .item ? text(behind: $0.start, of: $0) : nil }
    }

    /// The same without their details.
    var itemNames: [String] {
        row.details.isEmpty
            ? items
            : content.blocks.compactMap { block in
                guard block.kind == .item else { return nil }
                let end = row.details.first { block.start...block.line.range.upperBound ~= $0 }
                return row.buffer.text(block.start..<(end ?? block.line.range.upperBound))
            }
    }

    /// The question, where there is one.
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
        case .confirmation(let prompt, _, let isYes, _): .yesOrNo(text(prompt), default: isYes)
        case .one(let prompt, let one):
            .one(text(prompt), default: one.standard.map { one.listed.listing.name(at: $0) })
        case .several(let prompt, let several):
            .several(text(prompt), on: several.numbers(of: several.on))
        }
    }

    /// The answers for a yes and a no, where they are asked for.
    package var yesAndNo: [String] {
        guard case .confirmation(_, let answers, _, _) = prompt else { return [] }
        return [answers.short.yes, answers.short.no]
    }

    func text(_ line: TextLine) -> String { row.buffer.text(line.range) }

    private func text(behind start: Int, of block: Block) -> String {
        row.buffer.text(start..<block.line.range.upperBound)
    }

    /// The letters the screen offers, in the order it named them.
    package var commands: [Command] { offering.offers.map { command(of: $0) } }

    /// The letters the session answers itself.
    var sessionOffers: ArraySlice<Offer> {
        switch position.level {
        case .first: settings.offersOfSession[2...]
        case .homeOfLayer: settings.offersOfSession.filter { $0.letter != "h" }[...]
        case .further: settings.offersOfSession[...]
        }
    }

    /// Whether none of its commands is left to the help.
    var showsAllCommands: Bool { content.isDecision || content.form?.isSummary == true }

    /// What stands with the page. A question of yes or no says what would do itself.
    var shownOffers: (own: [Offer], ofSession: ArraySlice<Offer>) {
        if case .confirmation = prompt { return (Array(offering.offers.prefix(offering.ownOffers)), []) }
        return (offering.offers, sessionOffers)
    }

    func command(of offer: Offer) -> Command {
        let start = offer.line.range.lowerBound + offer.letter.utf8.count + 1
        let label = row.buffer.text(start..<offer.line.range.upperBound)
        return Command(letter: offer.letter, label: label, help: offer.help.isEmpty ? label : offer.help)
    }

    /// Whether a text is asked for, so that numbers of items carry a colon.
    var takesText: Bool { if case .text = prompt { true } else { false } }

    /// Whether what is asked for may be a letter, so that commands carry a colon.
    var takesLetters: Bool {
        switch prompt {
        case .text(_, let question): !question.isValue
        case .one, .several: prompt.listed?.letters.contains { choice(ofLetter: $0) != nil } == true
        case .choice, .confirmation: false
        }
    }

    /// Whether a line may hold a secret, as the answer or ahead.
    var mayAskForSecret: Bool { if case .choice = prompt { !asking.isEmpty } else { true } }

    /// Whether nobody may see what is typed.
    var asksForSecret: Bool { if case .text(_, let question) = prompt { question.isSecret } else { false } }

    /// Whether a line of one letter or digit may be a part of the answer to what is asked.
    var takesLines: Bool {
        switch prompt {
        case .text, .several: true
        case .choice, .one, .confirmation: false
        }
    }
}

extension Page.Input {
    var line: TextLine? {
        switch self {
        case .choice: nil
        case .text(let line, _), .confirmation(let line, _, _, _), .one(let line, _), .several(let line, _):
            line
        }
    }

    var listed: Page.Listed? {
        switch self {
        case .one(_, let one): one.listed
        case .several(_, let several): several.listed
        case .choice, .text, .confirmation: nil
        }
    }
}
