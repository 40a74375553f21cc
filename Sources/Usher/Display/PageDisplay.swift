/// Shows pages: whole where the person comes to one, and what is new after an answer that stays on it, with the commands.
///
/// What is new is told from what was written of the same visit of the screen. In brief, questions that the page asks don't
/// end the visit, commands are said once, and where nothing is new there is the title.
struct PageDisplay: ~Copyable {
    /// Whether pages stand without the commands that are offered everywhere, and without a line between them.
    let isBare: Bool
    let isBrief: Bool
    private(set) var isFirst = true

    var written = WrittenPages()

    var wantsWhole = false
    /// The item whose question was answered.
    var itemSet: Int?
    private var commands = AnnouncedCommands()
    private var form: ObjectIdentifier?

    /// The pages that the one drawn now may be compared with.
    struct WrittenPages: ~Copyable {
        /// The page before, where it is of the same visit, and the page under the questions.
        var former = PageText()
        var below = PageText()
        var visit: Int?
        var visitBelow: Int?
        var isQuestion = false
        var comparison = Comparison.none

        enum Comparison {
            case none, former, below
        }

        /// Keeps what was written of a page, as far as the next one is compared with it, before that is drawn in its place.
        mutating func turn(_ page: inout Page, to visit: Int?, isQuestion: Bool) {
            if visit == self.visit {
                comparison = .former
                former.take(from: &page)
            } else if isQuestion {
                comparison = .none
                if !self.isQuestion {
                    below.take(from: &page)
                    visitBelow = self.visit
                }
            } else {
                comparison = self.isQuestion && visit == visitBelow ? .below : .none
            }
            (self.visit, self.isQuestion) = (visit, isQuestion)
        }

        func changes(to page: borrowing PageText) -> PageChanges? {
            switch comparison {
            case .none: nil
            case .former: former.changes(to: page)
            case .below: below.changes(to: page)
            }
        }
    }

    init(isBare: Bool, isBrief: Bool) {
        // Questions that a program asks in passing are no pages that somebody comes to.
        (self.isBare, self.isBrief) = (isBare, isBrief || isBare)
    }

    /// Writes what is new of the page that was drawn, or all of it; its prompt comes behind.
    ///
    /// - Parameter hasPrompt: Whether something can be answered. Before work a page that is as it was is not written.
    mutating func show(
        _ page: borrowing Page, of screen: AnyObject.Type, hasPrompt: Bool, with writer: borrowing PageWriter,
        to output: inout TextBuilder
    ) {
        var changes = changes(to: page)
        let isNothingNew = changes.map { $0.isEmpty && page.content.saidLines.isEmpty } ?? false
        if isNothingNew, !hasPrompt { return }
        if isNothingNew, !isBrief { changes = nil }
        if !isFirst, !isBare { output.append(UInt8(ascii: "\n")) }
        isFirst = false
        let start = output.count
        writer.writeBody(
            of: page.content, hasTitle: changes == nil ? !isBrief || beginsForm(page) : isNothingNew,
            only: changes, to: &output)
        for name in changes?.gone ?? [] {
            writer.wrap(page.words(.noLonger(name)), indent: 2, to: &output)
            output.append(UInt8(ascii: "\n"))
        }
        // Before work there is nothing to answer yet.
        if hasPrompt, hasCommands(page) {
            let offers =
                isBrief
                ? commands.take(of: page, on: screen, isQuestion: written.isQuestion, isWhole: wantsWhole)
                : shownOffers(of: page)
            writer.writeCommands(
                offers, of: page, isCut: !isBrief && !page.presentation.showsAllCommands, behind: start,
                to: &output)
        }
        if !written.isQuestion { itemSet = nil }
        if hasPrompt { wantsWhole = false }
    }

    /// The lines that a whole page takes, with the one where it is answered.
    func lineCount(of page: borrowing Page, with writer: borrowing PageWriter) -> Int {
        var text = TextBuilder()
        writer.writeBody(of: page.content, to: &text)
        if hasCommands(page) {
            writer.writeCommands(
                shownOffers(of: page), of: page, isCut: !page.presentation.showsAllCommands, behind: 0,
                to: &text)
        }
        writer.writePrompt(of: page, to: &text)
        return text.withBytes { $0.count { $0 == UInt8(ascii: "\n") } } + 1
    }

    /// The commands that stand with a page. A question of yes or no says what would do itself.
    private func shownOffers(of page: borrowing Page) -> (own: [Offer], ofSession: ArraySlice<Offer>) {
        if case .confirmation = page.prompt { return (Array(page.offering.own), []) }
        return (page.offering.offers, page.sessionOffers)
    }

    private func hasCommands(_ page: borrowing Page) -> Bool {
        !isBare || page.prompt.listed?.isLong == true
    }

    /// The changes; `nil` where all is written.
    private borrowing func changes(to page: borrowing Page) -> PageChanges? {
        if wantsWhole || !isBrief && written.comparison == .below { return nil }
        guard var changes = written.changes(to: page.content) else { return nil }
        if let itemSet, !written.isQuestion { changes.add(item: itemSet, of: page.content) }
        // Without a title nothing would be said.
        if page.content.titleLine == nil, page.content.saidLines.isEmpty, changes.isEmpty { return nil }
        return changes
    }

    /// Whether a page that is written whole is no further one of the form before it.
    private mutating func beginsForm(_ page: borrowing Page) -> Bool {
        defer { form = page.presentation.form?.id }
        guard let next = page.presentation.form else { return true }
        return next.isSummary || next.id != form || wantsWhole
    }
}

extension PageText {
    /// Takes what was written of a page, which is drawn anew then.
    fileprivate mutating func take(from page: inout Page) {
        if row.buffer.count == 0 { row.buffer.append(page.content.row.buffer, 0..<page.settings.start) }
        row.isBrief = page.content.row.isBrief
        swap(&self, &page.content)
    }
}
