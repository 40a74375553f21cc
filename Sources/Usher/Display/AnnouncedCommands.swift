/// The commands that a brief session has announced, so that it doesn't repeat them.
struct AnnouncedCommands {
    private var pages: [PageKind: Commands] = [:]
    /// Announced commands that are offered everywhere, as they were shown. A command shown as `:b`
    /// is announced again as `b`, but not the other way around.
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

    /// Returns the commands to announce on a page, and notes that they're announced.
    mutating func take(
        of page: borrowing Page, on screen: AnyObject.Type, isQuestion: Bool, isWhole: Bool
    ) -> (own: [OfferedCommand], ofSession: ArraySlice<OfferedCommand>) {
        let (offers, hasColon) = (page.offering.offers, page.takesLetters)
        let kind = PageKind(
            screen: ObjectIdentifier(screen), isQuestion: isQuestion, hasColon: hasColon,
            name: page.presentation.group)
        let now = Commands(level: page.offering.level, texts: offers.map(\.line))
        let former = pages.updateValue(now, forKey: kind)
        let featured = page.presentation.featured
        // These are announced each time: the help and, if commands need a colon, the way back.
        let permanent =
            page.asksYesOrNo
            ? [] : page.sessionOffers.filter { $0.letter == "?" || hasColon && $0.letter == "b" }[...]
        let showsAllOwn = isWhole || page.presentation.showsAllCommands
        if !showsAllOwn, former == now { return ([], permanent) }
        func isFeatured(_ offer: OfferedCommand) -> Bool {
            isWhole || featured.isEmpty || featured.contains(offer.letter)
        }
        func isNew(_ offer: OfferedCommand) -> Bool {
            let isKnown = everywhere.contains(offer.line) || hasColon && everywhere.contains(":" + offer.line)
            return isWhole || !isKnown && isFeatured(offer)
        }
        let own = page.offering.own.filter {
            isFeatured($0) && (showsAllOwn || former?.texts.contains($0.line) != true)
        }
        let ofFlows = offers.dropFirst(page.offering.ownCount).filter(isNew)
        let offersOfSession = page.asksYesOrNo && !isWhole ? [] : page.sessionOffers
        let ofSession = offersOfSession.filter { offer in
            isNew(offer) || permanent.contains { $0.letter == offer.letter }
        }[...]
        for offer in ofFlows + ofSession { everywhere.insert(hasColon ? ":" + offer.line : offer.line) }
        return (own + ofFlows, ofSession)
    }
}
