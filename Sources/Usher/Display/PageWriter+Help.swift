// The pages that `?` and `:words` show
extension PageWriter {
    func writeHelp(of page: borrowing Page, inLayer isInLayer: Bool, to output: inout TextBuilder) {
        let words = page.words
        var help = Page(in: words)
        help.title(words(page.title.isEmpty ? "help.untitled" : "help.title", ["title": page.title]))
        let prefix = page.takesLetters ? ":" : ""
        if !page.presentation.examples.isEmpty {
            for (line, meaning) in page.presentation.examples { help.field(line, meaning) }
            help.text(page.allOffers.map { prefix + $0.line }.joined(separator: ", "))
            for line in page.help { help.text(line) }
            return write(help: help.content, to: &output)
        }
        let numberPrefix = page.prompt.takesText ? ":" : ""
        func explain(_ offer: OfferedCommand) {
            let isHomeOfLayer = offer.letter == "h" && isInLayer
            let meaning = isHomeOfLayer ? words("home.help.layer") : offer.help
            help.field("\(prefix)\(offer.letter)", meaning)
        }
        if page.content.itemCount > page.prompt.several?.listed.shown.count ?? 0 {
            let numbers = Phrase.numbers(upTo: page.content.itemCount, orName: !page.prompt.takesText)
            help.field(numberPrefix + numbers.text(in: words), words("list.pick"))
        }
        switch page.prompt {
        case .choice, .one:
            if let item = page.defaultItem {
                help.field(words("help.emptyLine"), words("help.picks", ["number": "\(item)"]))
            }
        case .text(_, let question): writeHelp(of: question, on: &help)
        case .confirmation(_, let answers, let isYes, _):
            help.field(answers.answers(in: words), "\(answers.yes), \(answers.no)")
            if let isYes {
                help.field(words("help.emptyLine"), words("help.means", ["value": answers.word(for: isYes)]))
            }
        case .several(_, let several):
            help.field(words("help.several"), words(.turnLines))
            help.field(words("help.emptyLine"), words("help.several.done"))
            if several.listed.listing.count > 5 {
                help.field(ListState.searchForOn, words("help.several.on"))
            }
        }
        for offer in page.offering.own { explain(offer) }
        if let (choice, answer) = page.asking.first?.example(in: words) {
            let isNumber = choice.utf8.allSatisfy { 0x30...0x39 ~= $0 }
            let typed = (isNumber ? numberPrefix : prefix) + choice
            help.field(
                answer.map { "\(typed) \($0)" } ?? words("help.ahead", ["choice": typed]),
                words("help.ahead.picks", ["choice": typed]))
        }
        if page.actions.list?.isLong == true {
            let lines = ["n 5", "\(words("page")) 40", "<", ">"].map { prefix + $0 }
            help.field(lines.joined(separator: ", "), words("list.turn"))
        }
        for line in page.help { help.text(line) }
        for offer in page.offering.offers[page.offering.own.count...] + page.sessionOffers { explain(offer) }
        if !page.settings.sessionWords.isEmpty, !page.prompt.asksForSecret {
            help.field(":words", words("words.help"))
        }
        write(help: help.content, to: &output)
    }

    private func write(help: borrowing PageText, to output: inout TextBuilder) {
        if height != nil, width >= 80 {
            writeTable(of: help, to: &output)
        } else {
            writeBody(of: help, to: &output)
        }
    }

    func writeWords(of page: borrowing Page, to output: inout TextBuilder) {
        var list = Page(in: page.words)
        list.title(page.words("words"))
        for word in page.settings.sessionWords {
            let form = word == .open ? page.words("words.open.form") : ":\(word.name)"
            list.field(form, page.words("words." + word.name))
        }
        writeBody(of: list.content, to: &output)
    }

    private func writeHelp(of question: TextQuestion, on help: inout Page) {
        let words = help.words
        if let kind = question.shape.kind { help.field(words("help.answer"), kind.text(in: words)) }
        if let suggestions = question.shape.suggestions?("").prefix(8), !suggestions.isEmpty {
            help.field(words("help.suchAs"), suggestions.joined(separator: ", "))
        }
        if question.isLong {
            help.field(".", words("help.dot"))
            help.field("..", words("help.dots"))
            help.field(":edit", words("help.editor"))
        } else if question.isTwice {
            help.field(words("help.again"), words("help.confirms"))
        }
        if let value = question.standard {
            let meaning =
                question.isSecret ? words("secret.current") : question.isLong ? value.beginning : value
            help.field(
                words("help.emptyLine"),
                value.isEmpty ? words("clear.help") : words("help.means", ["value": meaning]))
        }
        if !question.isValue {
            help.field("::", words(question.isSecret ? "help.colons.secret" : "help.colons"))
        }
    }
}
