/// The commands that a brief session has announced. It announces:
///
/// - a page's own commands, unless the last page of its kind had them with the same labels;
/// - commands that are offered everywhere, but only once;
/// - only the featured commands, on a page that has any;
/// - always the help, and the way back if a typed `b` would be taken as text.
struct AnnouncedCommands {
    private var pages: [PageKind: Commands] = [:]
    /// Announced commands that are offered everywhere, with a colon if they were shown with one.
    /// Once `b` is announced, `:b` no longer is, but after `:b`, `b` still is.
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

    /// The commands to announce: `allOwn` on a page that needs a decision, and only `permanent`, the
    /// help and the way back, if the page's commands haven't changed.
    private enum Selection { case all, allOwn, onlyNew, permanent }

    /// Returns the commands to announce on a page, and notes that they're announced.
    ///
    /// - Parameter screen: The class of the page's screen, or of the one that asks the question.
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
            : page.presentation.showsAllCommands ? .allOwn : former == now ? .permanent : .onlyNew
        let (permanent, featured) = (permanentOffers(of: page), page.presentation.featured)
        if policy == .permanent { return ([], permanent) }
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
            isNew(offer) || permanent.contains { $0.letter == offer.letter }
        }[...]
        for offer in ofFlows + ofSession { everywhere.insert(hasColon ? ":" + offer.line : offer.line) }
        return (own + ofFlows, ofSession)
    }

    /// The session's commands that are always announced, but not on a yes-or-no question.
    private func permanentOffers(of page: borrowing Page) -> ArraySlice<Offer> {
        if page.asksYesOrNo { return [] }
        let offers = page.settings.offersOfSession
        return page.takesLetters && page.offering.level != .first ? [offers[0], offers[2]] : offers[2...2]
    }
}
