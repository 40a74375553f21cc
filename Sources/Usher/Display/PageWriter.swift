/// Lays a page out as lines of text.
///
/// Lines wrap at words, and no line depends on another's columns, so that a screen reader, a serial line and a
/// log can all read the page as it comes.
struct PageWriter: ~Copyable {
    var width = 80
    /// The lines of the window that shows them; `nil` on a pipe, and where pages are heard.
    var height: Int?
    /// Its colors, where they are seen.
    var theme: Theme?

    /// Writes commands, below the page; the prompt follows with each question.
    ///
    /// - Parameters:
    ///   - commands: Those of the page, and those that the session answers itself.
    ///   - isCut: Whether they take two lines at most; how many more there are stands with the help.
    ///   - start: Where the page begins. Behind anything of it stands an empty line.
    func writeCommands(
        _ commands: (own: [Page.Offer], ofSession: ArraySlice<Page.Offer>), of page: borrowing Page,
        isCut: Bool, behind start: Int, to output: inout TextBuffer
    ) {
        let (offers, ofSession) = commands
        if offers.isEmpty, ofSession.isEmpty { return }
        if output.count > start { output.append(newline) }
        let count = isCut ? countOfFitting(offers, ofSession, of: page) : offers.count
        let more = count < offers.count ? " " + page.words(.andMore(offers.count - count)) : ""
        var place = CommandPlace()
        for index in offers.indices.prefix(count) {
            let isLast = index + 1 == offers.count && ofSession.isEmpty
            write(
                offers[index].line, letter: offers[index].letter, isLast: isLast, of: page, at: &place,
                to: &output)
        }
        for index in ofSession.indices {
            let (letter, line) = (ofSession[index].letter, ofSession[index].line)
            let isLast = index + 1 == ofSession.endIndex
            write(
                line, letter: letter, adding: letter == "?" ? more : "", isLast: isLast, of: page, at: &place,
                to: &output)
        }
        output.append(page.row.buffer, place.run.dropLast(2))
        output.append(newline)
    }

    /// The number of commands that fit into two lines with those of the session.
    private func countOfFitting(
        _ offers: [Page.Offer], _ ofSession: ArraySlice<Page.Offer>, of page: borrowing Page
    ) -> Int {
        let colon = page.takesLetters ? 1 : 0
        var count = offers.count
        while count > 0 {
            var (lines, column) = (1, 0)
            func add(_ width: Int) {
                let length = width + colon + 1
                let fits = column + (column > 0 ? 1 : 0) + length <= self.width
                if !fits { lines += column > 0 ? 1 : 0 }
                column = fits && column > 0 ? column + 1 + length : length
            }
            for index in 0..<count { add(offers[index].line.width) }
            let more = count < offers.count ? page.words(.andMore(offers.count - count)).utf8.count + 1 : 0
            for index in ofSession.indices {
                add(ofSession[index].line.width + (ofSession[index].letter == "?" ? more : 0))
            }
            if lines <= 2 { break }
            count -= 1
        }
        return count
    }

    /// Writes the prompt below a part of the help.
    func writePrompt(ofHelp next: String, of page: borrowing Page, to output: inout TextBuffer) {
        writeAside(page.words(.enter(for: next)), to: &output)
        output.append(" > ")
    }

    /// Writes what stands before the place where the answer is typed.
    func writePrompt(of page: borrowing Page, to output: inout TextBuffer) {
        switch page.prompt {
        case .choice, .one:
            if let standard = standard(of: page) {
                writeAside(page.words(.enter(for: standard.beginning)), to: &output)
                output.append(space)
            }
            output.append(UInt8(ascii: ">"))
            output.append(space)
        case .text(let prompt, let question): writePrompt(prompt, for: question, of: page, to: &output)
        case .confirmation(let prompt, let yesOrNo, let isYes, let takesEmpty):
            output.append(page.row.buffer, prompt.range)
            output.append(space)
            let answers = yesOrNo.answers(in: page.words)
            let standard = isYes.map { yesOrNo.word(for: $0) } ?? (takesEmpty ? page.words(.none) : nil)
            writeAside(standard.map { "\(answers), \(page.words(.enter(for: $0)))" } ?? answers, to: &output)
            output.append(space)
        case .several(let prompt, let several):
            output.append(page.row.buffer, prompt.range)
            output.append(space)
            writeAside(page.words(.enter(for: page.names(of: several))), to: &output)
            output.append(": ")
        }
    }

    /// The item that an empty line picks, by its number where that is on the page.
    private func standard(of page: borrowing Page) -> String? {
        if let item = page.defaultItem { return "\(item), \(page.items[item - 1])" }
        guard case .one(_, let one) = page.prompt else { return nil }
        return one.standard.map { one.listed.listing.name(at: $0) }
            ?? (one.takesEmpty ? page.words(.none) : nil)
    }

    private func writePrompt(
        _ prompt: TextLine, for question: TextQuestion, of page: borrowing Page,
        to output: inout TextBuffer
    ) {
        if question.isUnderWay {
            // The lines of a long text follow each other.
            if question.isLong { return }
            output.append(plain: page.words(.again(page.text(prompt))))
        } else {
            output.append(page.row.buffer, prompt.range)
            var asides = question.isLong ? [page.words(.dotEnds)] : []
            if let value = question.standard {
                let shown = question.isSecret ? page.words(.whatIsThere) : value.beginning
                asides.insert(page.words(.enter(for: value.isEmpty ? page.words(.none) : shown)), at: 0)
            }
            if !asides.isEmpty {
                output.append(space)
                writeAside(asides.joined(separator: ", "), to: &output)
            }
        }
        output.append(": ")
    }

    /// Writes what an empty line stands for, in words that can be heard.
    private func writeAside(_ text: String, to output: inout TextBuffer) {
        output.append(in: theme?.hint) { $0.append(plain: "(\(text))") }
    }

    /// Writes what `?` shows: what the page itself offers first, then what it is for, then what is offered everywhere.
    func writeHelp(of page: borrowing Page, to output: inout TextBuffer) {
        let words = page.words
        var help = Page(in: words)
        help.title(words(.helpTitle(page.title)))
        let prefix = page.takesLetters ? ":" : ""
        let numberPrefix = page.takesText ? ":" : ""
        func explain(_ offer: Page.Offer, of page: borrowing Page) {
            let command = page.command(of: offer)
            let isHomeOfLayer = command.letter == "h" && page.position.isInLayer
            help.field(
                "\(prefix)\(command.letter)", isHomeOfLayer ? words(.meaningOfHomeHere) : command.help)
        }
        if page.content.itemCount > page.countOfSeveral {
            help.field(
                numberPrefix + words(.numbers(upTo: page.content.itemCount, orName: !page.takesText)),
                words(.picksLine))
        }
        switch page.prompt {
        case .choice, .one:
            if let item = page.defaultItem { help.field(words(.emptyLine), words(.picks(item))) }
        case .text(_, let question): writeHelp(of: question, on: &help)
        case .confirmation(_, let answers, let isYes, _):
            help.field(answers.answers(in: words), "\(answers.yes), \(answers.no)")
            if let isYes { help.field(words(.emptyLine), words(.standsFor(answers.word(for: isYes)))) }
        case .several(_, let several):
            help.field(words(.numbersOrName), words(.turnLines))
            help.field(words(.emptyLine), words(.isDone))
            if several.listed.listing.count > 5 { help.field(ListState.isOn, words(.showsOn)) }
        }
        let ownCount = min(page.offering.ownOffers, page.offering.offers.count)
        for offer in page.offering.offers[..<ownCount] { explain(offer, of: page) }
        if let (choice, answer) = page.exampleOfAnswerAhead {
            let isNumber = choice.utf8.allSatisfy { 0x30...0x39 ~= $0 }
            let typed = (isNumber ? numberPrefix : prefix) + choice
            help.field(
                answer.map { "\(typed) \($0)" } ?? words(.andAnAnswer(typed)), words(.answersAtOnce(typed)))
        }
        if page.actions.list?.isLong == true {
            help.field("\(prefix)n 5, \(prefix)\(words(.page)) 40, \(prefix)<, \(prefix)>", words(.turnsFar))
        }
        for line in page.help { help.text(line) }
        for offer in page.offering.offers[ownCount...] + page.sessionOffers { explain(offer, of: page) }
        if !page.settings.sessionWords.isEmpty, !page.asksForSecret {
            help.field(":words", words(.showsWords))
        }
        if height != nil, width >= 80 {
            writeTable(of: help, to: &output)
        } else {
            writeBody(of: help, to: &output)
        }
    }

    func writeWords(of page: borrowing Page, to output: inout TextBuffer) {
        var list = Page(in: page.words)
        list.title(page.words(.titleOfWords))
        for word in page.settings.sessionWords {
            list.field(page.words(.form(word)), page.words(.meaningOfWord(word)))
        }
        writeBody(of: list, to: &output)
    }

    private func writeHelp(of question: TextQuestion, on help: inout Page) {
        let words = help.words
        if let kind = question.shape.kind { help.field(words(.anAnswer), words(.kind(kind(words)))) }
        if let suggestions = question.shape.suggestions?("").prefix(8), !suggestions.isEmpty {
            help.field(words(.suchAs), suggestions.joined(separator: ", "))
        }
        if question.isLong {
            help.field(".", words(.endsText))
            help.field("..", words(.isDot))
            help.field(":edit", words(.opensEditor))
        } else if question.isTwice {
            help.field(words(.sameAgain), words(.beforeItCounts))
        }
        if let value = question.standard {
            let meaning = question.isSecret ? words(.whatIsThere) : question.isLong ? value.beginning : value
            help.field(words(.emptyLine), words(value.isEmpty ? .leavesEmpty : .standsFor(meaning)))
        }
        if !question.isValue {
            help.field("::", words(question.isSecret ? .secretBeginsWithColon : .beginsWithColon))
        }
    }

    /// Writes the page down to its last item, what is said first.
    ///
    /// - Parameters:
    ///   - hasTitle: Whether its title is written.
    ///   - changes: Which of the rest is; all where this is left out.
    func writeBody(
        of page: borrowing Page, hasTitle: Bool = true, only changes: PageChanges? = nil,
        to output: inout TextBuffer
    ) {
        for line in page.content.saidLines {
            wrap(line, of: page, to: &output)
            output.append(newline)
        }
        if hasTitle, let title = page.content.titleLine {
            output.append(in: theme?.title) { wrap(title, of: page, to: &$0) }
            output.append(newline)
        }
        // Lines that stand in the page's buffer as they are shown, one behind the other.
        var run = 0..<0
        let hasDetails = !page.row.details.isEmpty
        let columns = hasDetails && height != nil ? columns(of: page) : []
        for index in page.content.blocks.indices {
            if let changes, !changes.isChanged[index] { continue }
            let line = page.content.blocks[index].line
            if hasDetails, height != nil, let cells = page.cells(of: page.content.blocks[index]) {
                output.append(page.row.buffer, run)
                run = 0..<0
                write(cells, in: columns, of: page, to: &output)
                continue
            }
            if line.width <= width || hasDetails && page.cells(of: page.content.blocks[index]) != nil {
                if line.range.lowerBound != run.upperBound {
                    output.append(page.row.buffer, run)
                    run = line.range
                }
                run = run.lowerBound..<line.range.upperBound + 1
                continue
            }
            output.append(page.row.buffer, run)
            run = 0..<0
            wrap(page.content.blocks[index], of: page, to: &output)
            output.append(newline)
        }
        output.append(page.row.buffer, run)
        for name in changes?.gone ?? [] {
            wrap(page.words(.noLonger(name)), indent: 2, to: &output)
            output.append(newline)
        }
    }

    /// The position of the next command.
    private struct CommandPlace {
        var column = 0
        /// Commands of this line that stand in the page's buffer as they are shown, and have yet to be written.
        var run = 0..<0
    }

    /// Writes a command behind the one before, or on a line of its own where it would not fit.
    private func write(
        _ line: TextLine, letter: Unicode.Scalar, adding more: String = "", isLast: Bool,
        of page: borrowing Page, at place: inout CommandPlace, to output: inout TextBuffer
    ) {
        let hasColon = page.takesLetters
        let range = line.range
        let length = line.width + more.utf8.count + (hasColon ? 1 : 0) + (isLast ? 0 : 1)
        let isPlain = !hasColon && theme == nil && more.isEmpty
        if place.column > 0 {
            let fits = place.column + 1 + length <= width
            if !fits || !isPlain || place.run.isEmpty {
                output.append(page.row.buffer, place.run.dropLast())
                place.run = 0..<0
                output.append(fits ? space : newline)
            }
            place.column = fits ? place.column + 1 : 0
        }
        guard place.column + length <= width else {
            wrap((hasColon ? ":" : "") + page.text(line) + more + (isLast ? "" : ","), to: &output)
            place.column = max(width, 1)
            return
        }
        place.column += length
        if isPlain {
            if range.lowerBound != place.run.upperBound {
                output.append(page.row.buffer, place.run)
                place.run = range
            }
            return place.run = place.run.lowerBound..<range.upperBound + 2
        }
        let letterEnd = range.lowerBound + letter.utf8.count
        output.append(in: theme?.key) {
            if hasColon { $0.append(colon) }
            $0.append(page.row.buffer, range.lowerBound..<letterEnd)
        }
        output.append(in: theme?.detail) {
            $0.append(page.row.buffer, letterEnd..<range.upperBound)
            $0.append(plain: more)
        }
        if !isLast { output.append(comma) }
    }

    /// Writes a line as it is where it fits, and otherwise wrapped.
    private func wrap(_ line: TextLine, of page: borrowing Page, to output: inout TextBuffer) {
        if line.width <= width {
            output.append(page.row.buffer, line.range)
        } else {
            wrap(page.text(line), to: &output)
        }
    }

    /// Writes a line of the body that doesn't fit; its further lines stand behind where its text begins.
    private func wrap(_ block: Page.Block, of page: borrowing Page, to output: inout TextBuffer) {
        let indent =
            switch block.kind {
            case .text: 0
            case .field: 2
            case .item: block.start - block.line.range.lowerBound
            }
        guard !wrapLatin(block.line.range, of: page, indent: indent, to: &output) else { return }
        wrap(page.text(block.line), indent: indent, to: &output)
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let comma = UInt8(ascii: ",")
private let colon = UInt8(ascii: ":")
