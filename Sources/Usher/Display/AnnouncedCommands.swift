/// The commands that a brief session has announced, so that each is announced only while it's new:
///
/// - a page's own commands: unless the last page of its kind had them, under the same name;
/// - commands that are offered everywhere: once;
/// - on a page that features some commands: only those;
/// - the help, and the way back if `b` would be taken for text: always.
struct AnnouncedCommands {
    private var pages: [PageKind: Commands] = [:]
    /// The announced commands that are offered everywhere, with a colon if shown with one: knowing
    /// `b` implies `:b`, which the prompt shows, but not the reverse.
    private var everywhere: Set<String> = []

    private struct PageKind: Hashable {
        let screen: ObjectIdentifier
        let isQuestion: Bool
        let hasColon: Bool
        let name: String
    }

    private struct Commands: Equatable {
        let level: PageCommands.PageDepth
        let texts: [String]
    }

    /// All if the user asked for the whole page, and all of its own if it's a decision.
    private enum Selection { case all, allOwn, onlyNew, standing }

    /// - Parameter screen: The class of its screen; for a question, of the screen that asks.
    mutating func take(
        of page: borrowing Page, on screen: AnyObject.Type, isQuestion: Bool, isWhole: Bool
    ) -> (own: [Offer], ofSession: ArraySlice<Offer>) {
        let (offers, hasColon) = (page.offering.offers, page.takesLetters)
        let kind = PageKind(
            screen: ObjectIdentifier(screen), isQuestion: isQuestion, hasColon: hasColon,
            name: page.presentation.group)
        let now = Commands(level: page.offering.level, texts: offers.map(\.line))
        let former = pages.updateValue(now, forKey: kind)
        let policy: Selection =
            isWhole
            ? .all
            : page.presentation.showsAllCommands ? .allOwn : former == now ? .standing : .onlyNew
        let (standing, featured) = (standingOffers(of: page), page.presentation.featured)
        if policy == .standing { return ([], standing) }
        func isNew(_ offer: Offer) -> Bool {
            let isKnown = everywhere.contains(offer.line) || hasColon && everywhere.contains(":" + offer.line)
            return policy == .all || !isKnown && isFeatured(offer)
        }
        func isFeatured(_ offer: Offer) -> Bool {
            policy == .all || featured.isEmpty || featured.contains(offer.letter)
        }
        let own = page.offering.own.filter {
            isFeatured($0) && (policy != .onlyNew || former?.texts.contains($0.line) != true)
        }
        let ofFlows = offers.dropFirst(page.offering.ownCount).filter(isNew)
        let offersOfSession = page.asksYesOrNo && policy != .all ? [] : page.sessionOffers
        let ofSession = offersOfSession.filter { offer in
            isNew(offer) || standing.contains { $0.letter == offer.letter }
        }[...]
        for offer in ofFlows + ofSession { everywhere.insert(hasColon ? ":" + offer.line : offer.line) }
        return (own + ofFlows, ofSession)
    }

    /// The session's commands to announce always; a yes-or-no question names its own answers.
    private func standingOffers(of page: borrowing Page) -> ArraySlice<Offer> {
        if page.asksYesOrNo { return [] }
        let offers = page.settings.offersOfSession
        return page.takesLetters && page.offering.level != .first ? [offers[0], offers[2]] : offers[2...2]
    }
}
