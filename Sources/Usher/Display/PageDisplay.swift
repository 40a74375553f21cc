/// Shows pages: whole on arrival, and only what's new after an answer that stays on the page.
struct PageDisplay: ~Copyable {
    private enum PageExtent {
        case messages, title, whole
        case news(PageLines.PageChanges)
    }

    /// Whether the pages are questions of a ``Prompter``.
    let isBare: Bool
    let isTerse: Bool
    private(set) var isFirst = true

    var wantsWhole = false
    /// Whether the page's messages say all that changed on it.
    var hasSaidWhole = false
    var itemSet: Int?
    private var commands = AnnouncedCommands()
    private var form: ObjectIdentifier?

    private var visit: Int?
    private var isQuestion = false
    /// The page that was shown before its questions, to compare it with the page after them.
    private var below: (visit: Int?, lines: PageLines)?
    private var former: PageLines?

    init(isBare: Bool, isBrief: Bool) { (self.isBare, isTerse) = (isBare, isBrief || isBare) }

    /// Keeps the lines of a page that's about to be replaced, to compare the next page with them.
    mutating func turn(from page: borrowing Page, to visit: Int?, isQuestion: Bool) {
        if !isFirst, visit == self.visit {
            former = PageLines(of: page.content)
        } else if isQuestion {
            former = nil
            if !self.isQuestion { below = (self.visit, PageLines(of: page.content)) }
        } else {
            former = isTerse && self.isQuestion && below?.visit == visit ? below?.lines : nil
        }
        (self.visit, self.isQuestion) = (visit, isQuestion)
    }

    /// Writes the page, or only what's new on it.
    mutating func show(
        _ page: borrowing Page, of screen: AnyObject.Type, hasPrompt: Bool, with writer: borrowing PageWriter,
        to output: inout TextBuilder
    ) {
        guard let extent = extent(of: page, hasPrompt: hasPrompt) else { return }
        let isMessage = if case .messages = extent { true } else { false }
        if !isFirst, !isBare { output.append(.newline) }
        isFirst = false
        let start = output.count
        switch extent {
        case .messages: writer.writeBody(of: page.content, hasTitle: false, only: [], to: &output)
        case .title: writer.writeBody(of: page.content, only: [], to: &output)
        case .whole:
            // In a window, a yes-or-no question needs no title.
            let saysItself = isQuestion && page.asksYesOrNo && writer.height != nil
            let hasTitle = !saysItself && (!isTerse || beginsForm(page))
            writer.writeBody(of: page.content, hasTitle: hasTitle, to: &output)
        case .news(let news):
            writer.writeBody(of: page.content, hasTitle: false, only: news.lines, to: &output)
            for name in news.gone {
                writer.wrap(page.words("field.gone", ["name": name]), indent: 2, to: &output)
                output.append(.newline)
            }
        }
        if hasPrompt, !isMessage, hasCommands(page) {
            let offers =
                isTerse
                ? commands.take(of: page, on: screen, isQuestion: isQuestion, isWhole: wantsWhole)
                : shownOffers(of: page)
            writer.writeCommands(
                offers, of: page, isCut: !isTerse && !page.presentation.showsAllCommands, after: start,
                to: &output)
        }
        if !isQuestion { itemSet = nil }
        if hasPrompt { wantsWhole = false }
    }

    func lineCount(of page: borrowing Page, with writer: borrowing PageWriter) -> Int {
        var text = TextBuilder()
        writer.writeBody(of: page.content, to: &text)
        if hasCommands(page) {
            writer.writeCommands(
                shownOffers(of: page), of: page, isCut: !page.presentation.showsAllCommands, after: 0,
                to: &text)
        }
        writer.writePrompt(of: page, to: &text)
        return text.lineFeeds + 1
    }

    private func shownOffers(
        of page: borrowing Page
    ) -> (own: [OfferedCommand], ofSession: ArraySlice<OfferedCommand>) {
        if page.asksYesOrNo { return (Array(page.offering.own), []) }
        guard !page.presentation.featured.isEmpty else { return (page.offering.offers, page.sessionOffers) }
        let offers = page.allOffers
        let featured = page.presentation.featured.compactMap { letter in
            offers.first { $0.letter == letter }
        }
        return (featured, [OfferedCommand("?", page.words("help.more"), help: "")])
    }

    private func hasCommands(_ page: borrowing Page) -> Bool { !isBare || page.prompt.listed?.isLong == true }

    private func extent(of page: borrowing Page, hasPrompt: Bool) -> PageExtent? {
        guard !wantsWhole, let former else { return .whole }
        let lines = PageLines(of: page.content)
        let changed = lines.news(since: former)
        let isListNew = !lines.list.isEmpty && changed?.lines.isSuperset(of: lines.list) != false
        if isTerse, hasSaidWhole, !isListNew { return .messages }
        guard var news = changed else { return .whole }
        if let itemSet, !isQuestion, let index = lines.index(ofItem: itemSet) { news.lines.insert(index) }
        if !news.isEmpty || !page.content.saidLines.isEmpty { return .news(news) }
        if lines.title == nil { return .whole }
        let isUnderWay = if case .text(_, let question) = page.prompt { question.isUnderWay } else { false }
        return !hasPrompt || isUnderWay ? nil : isTerse ? .title : .whole
    }

    /// Whether a page that's shown whole needs its title. The next question of a form doesn't.
    private mutating func beginsForm(_ page: borrowing Page) -> Bool {
        defer { form = page.presentation.form?.id }
        guard let next = page.presentation.form else { return true }
        return next.isSummary || next.id != form || wantsWhole
    }
}
