/// Shows pages: whole on arrival, and only what's new after an answer that stays on the page.
///
/// New is what differs from the last page of the same visit. In a brief session, a page's questions
/// don't end the visit, commands are announced once, and an unchanged page is only its title.
struct PageDisplay: ~Copyable {
    /// Whether pages have no commands that are offered everywhere, and no empty line between them.
    let isBare: Bool
    let isBrief: Bool
    private(set) var isFirst = true

    var written = WrittenPages()
    var wantsWhole = false
    /// The item whose question was answered.
    var itemSet: Int?
    private var commands = AnnouncedCommands()
    private var form: ObjectIdentifier?

    /// The earlier pages to compare with the current one.
    struct WrittenPages: ~Copyable {
        /// The page before, if it is of the same visit, and the page below the questions.
        var former = PageText()
        var below = PageText()
        var visit: Int?
        var visitBelow: Int?
        var isQuestion = false
        var comparison = Comparison.none

        enum Comparison { case none, former, below }

        /// Keeps a page that the next one may be compared with, before it's drawn in its place.
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
        // A question on its own, outside a session, isn't a page to arrive at.
        (self.isBare, self.isBrief) = (isBare, isBrief || isBare)
    }

    /// Writes what's new on a page, or all of it, without its prompt.
    ///
    /// - Parameter hasPrompt: Whether a prompt follows. Otherwise, an unchanged page isn't written.
    mutating func show(
        _ page: borrowing Page, of screen: AnyObject.Type, hasPrompt: Bool, with writer: borrowing PageWriter,
        to output: inout TextBuilder
    ) {
        var changes = changes(to: page)
        let isNothingNew = changes.map { $0.isEmpty && page.content.saidLines.isEmpty } ?? false
        if isNothingNew, !hasPrompt { return }
        if isNothingNew, !isBrief { changes = nil }
        if !isFirst, !isBare { output.append(.newline) }
        isFirst = false
        let start = output.count
        writer.writeBody(
            of: page.content, hasTitle: changes == nil ? !isBrief || beginsForm(page) : isNothingNew,
            only: changes, to: &output)
        for name in changes?.gone ?? [] {
            writer.wrap(page.words(.noLonger(name)), indent: 2, to: &output)
            output.append(.newline)
        }
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

    /// Counts the lines of a whole page with its prompt.
    func lineCount(of page: borrowing Page, with writer: borrowing PageWriter) -> Int {
        var text = TextBuilder()
        writer.writeBody(of: page.content, to: &text)
        if hasCommands(page) {
            writer.writeCommands(
                shownOffers(of: page), of: page, isCut: !page.presentation.showsAllCommands, behind: 0,
                to: &text)
        }
        writer.writePrompt(of: page, to: &text)
        return text.array.count { $0 == .newline } + 1
    }

    /// The commands below a page. A yes-or-no question names its own answers.
    private func shownOffers(of page: borrowing Page) -> (own: [Offer], ofSession: ArraySlice<Offer>) {
        if case .confirmation = page.prompt { return (Array(page.offering.own), []) }
        return (page.offering.offers, page.sessionOffers)
    }

    private func hasCommands(_ page: borrowing Page) -> Bool {
        !isBare || page.prompt.listed?.isLong == true
    }

    /// Returns the changes; nil to write the whole page.
    private borrowing func changes(to page: borrowing Page) -> PageChanges? {
        if wantsWhole || !isBrief && written.comparison == .below { return nil }
        guard var changes = written.changes(to: page.content) else { return nil }
        if let itemSet, !written.isQuestion { changes.add(item: itemSet, of: page.content) }
        // Without a title, nothing would be written.
        if page.content.titleLine == nil, page.content.saidLines.isEmpty, changes.isEmpty { return nil }
        return changes
    }

    /// Whether a whole page isn't a further page of the same form.
    private mutating func beginsForm(_ page: borrowing Page) -> Bool {
        defer { form = page.presentation.form?.id }
        guard let next = page.presentation.form else { return true }
        return next.isSummary || next.id != form || wantsWhole
    }
}

extension PageText {
    /// Takes what was written of a page before that is drawn again.
    fileprivate mutating func take(from page: inout Page) {
        if row.buffer.count == 0 { row.buffer.append(page.content.row.buffer, 0..<page.settings.start) }
        row.isBrief = page.content.row.isBrief
        swap(&self, &page.content)
    }
}
