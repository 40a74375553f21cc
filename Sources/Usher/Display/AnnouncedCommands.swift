/// The commands that a brief session has announced.
///
/// Those of a kind of page are said at its first page, and later where the one before lacked them or named them otherwise;
/// what is offered from everywhere, and back, home and quit, once. What a prompt can't do without is said always.
struct AnnouncedCommands {
    private var kinds: [PageKind] = []
    /// The announced ones that are offered from everywhere, without a colon and with one: who knows a letter
    /// adds the colon, which the prompt shows, but nobody would take it away.
    private var everywhere = SaidOffers()
    private var everywhereWithColon = SaidOffers()

    private struct PageKind {
        let screen: ObjectIdentifier
        let isQuestion: Bool
        let hasColon: Bool
        let name: String
        /// The level of its last page, and the commands of that.
        var level: PageCommands.PageDepth?
        var offers = SaidOffers()
    }

    private struct SaidOffers {
        private var text: [UInt8] = []
        private var lines: [TextLine] = []

        /// Whether a page offers just these.
        func areAll(of page: borrowing Page) -> Bool {
            guard lines.count == page.offering.offers.count else { return false }
            return text.withUnsafeBytes { text in
                lines.indices.allSatisfy {
                    page.content.row.buffer.has(
                        page.offering.offers[$0].line.range, of: text, at: lines[$0].range)
                }
            }
        }

        func has(_ offer: Offer, of page: borrowing Page) -> Bool {
            text.withUnsafeBytes { text in
                lines.contains { page.content.row.buffer.has(offer.line.range, of: text, at: $0.range) }
            }
        }

        mutating func add(_ offer: Offer, of page: borrowing Page) {
            let start = text.count
            page.content.row.buffer.withBytes { text += $0[offer.line.range] }
            lines.append(TextLine(range: start..<text.count, width: offer.line.width))
        }
    }

    /// Takes the commands of a page that are to be announced.
    ///
    /// - Parameter screen: The class of its screen, by which its kind is told beside the name that the page gives it; of a
    ///   question, that of the screen which asks.
    mutating func take(
        of page: borrowing Page, on screen: AnyObject.Type, isQuestion: Bool, isWhole: Bool
    ) -> (own: [Offer], ofSession: ArraySlice<Offer>) {
        let hasColon = page.takesLetters
        let kind = kind(of: page, on: ObjectIdentifier(screen), isQuestion: isQuestion, hasColon: hasColon)
        let isAlways = page.presentation.showsAllCommands
        if !isWhole, !isAlways, kinds[kind].level == page.offering.level, kinds[kind].offers.areAll(of: page)
        {
            return ([], standingOffers(of: page))
        }
        kinds[kind].level = page.offering.level
        let former = kinds[kind].offers
        kinds[kind].offers = SaidOffers()
        var own: [Offer] = []
        for (index, offer) in page.offering.offers.enumerated() {
            kinds[kind].offers.add(offer, of: page)
            let isSaid =
                index < page.offering.ownCount
                ? !isAlways && former.has(offer, of: page) : isSaid(offer, of: page, hasColon: hasColon)
            if isWhole || !isSaid { own.append(offer) }
        }
        if case .confirmation = page.prompt, !isWhole { return (own, []) }
        let standing = standingOffers(of: page)
        let ofSession = page.sessionOffers.filter { offer in
            let isStanding = standing.contains { $0.letter == offer.letter }
            return !isSaid(offer, of: page, hasColon: hasColon) || isStanding || isWhole
        }
        return (own, ofSession[...])
    }

    /// Whether a command that is offered from everywhere was said before; now it is.
    private mutating func isSaid(_ offer: Offer, of page: borrowing Page, hasColon: Bool) -> Bool {
        if everywhere.has(offer, of: page) || hasColon && everywhereWithColon.has(offer, of: page) {
            return true
        }
        if hasColon { everywhereWithColon.add(offer, of: page) } else { everywhere.add(offer, of: page) }
        return false
    }

    private mutating func kind(
        of page: borrowing Page, on screen: ObjectIdentifier, isQuestion: Bool, hasColon: Bool
    ) -> Int {
        for index in kinds.indices
        where kinds[index].screen == screen && kinds[index].isQuestion == isQuestion
            && kinds[index].hasColon == hasColon && kinds[index].name == page.presentation.group
        {
            return index
        }
        kinds.append(
            PageKind(
                screen: screen, isQuestion: isQuestion, hasColon: hasColon, name: page.presentation.group))
        return kinds.count - 1
    }

    /// The session's commands that are announced always: the help, and the way back where `b` would be taken
    /// for the text that is asked for. A question of yes or no says what would do itself.
    private func standingOffers(of page: borrowing Page) -> ArraySlice<Offer> {
        if case .confirmation = page.prompt { return [] }
        let offers = page.settings.offersOfSession
        return page.takesLetters && page.offering.level != .first ? [offers[0], offers[2]] : offers[2...2]
    }
}
