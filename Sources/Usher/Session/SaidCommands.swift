/// What was said of commands in a session.
///
/// Those of a kind of page are said at its first page, and later where the one before lacked them or named them otherwise;
/// what is offered from everywhere, and back, home and quit, once. What a prompt can't do without is said always.
struct SaidCommands {
    private var kinds: [Kind] = []
    /// What was said of those that are offered from everywhere, without a colon and with one.
    private let everywhere = Offers()
    private let everywhereWithColon = Offers()

    /// Pages that offer the same, mostly.
    private final class Kind {
        let id: ID
        /// Where its last page stood, and what that offered.
        var place: Page.Place?
        let offers = Offers()

        init(_ id: ID) { self.id = id }

        struct ID: Equatable {
            let screen: ObjectIdentifier
            let isQuestion: Bool
            let hasColon: Bool
            let name: String
        }
    }

    /// Letters with their labels.
    private final class Offers {
        private var text = TextBuffer()
        private var lines: [Range<Int>] = []

        /// Whether a page offers just these.
        func areAll(of page: borrowing Page) -> Bool {
            guard lines.count == page.offers.count else { return false }
            for index in lines.indices
            where !text.has(lines[index], of: page.row.buffer, at: page.offers[index].line.range) {
                return false
            }
            return true
        }

        func has(_ offer: Page.Offer, of page: borrowing Page) -> Bool {
            for line in lines where text.has(line, of: page.row.buffer, at: offer.line.range) { return true }
            return false
        }

        func add(_ offer: Page.Offer, of page: borrowing Page) {
            let start = text.count
            text.append(page.row.buffer, offer.line.range)
            lines.append(start..<text.count)
        }

        func removeAll() {
            text.truncate(to: 0)
            lines.removeAll(keepingCapacity: true)
        }
    }

    /// What is said now of a page's commands: of its own, and of those that the session answers itself.
    ///
    /// - Parameters:
    ///   - screen: Its screen, by whose class its kind is told beside the name that the page gives it; a question's by that
    ///     of the screen which asks.
    ///   - isWhole: Whether all is said.
    mutating func take(
        of page: borrowing Page, on screen: any Screen, isWhole: Bool
    ) -> (own: [Page.Offer], ofSession: ArraySlice<Page.Offer>) {
        let hasColon = page.takesLetters
        let question = screen as? QuestionScreen
        let kind = kind(
            Kind.ID(
                screen: ObjectIdentifier(type(of: question?.source ?? screen)), isQuestion: question != nil,
                hasColon: hasColon, name: page.kind))
        let isAlways = page.form?.isSummary == true
        if !isWhole, !isAlways, kind.place == page.place, kind.offers.areAll(of: page) {
            return ([], page.standingOffers)
        }
        kind.place = page.place
        let everywhere = hasColon ? everywhereWithColon : everywhere
        var own: [Page.Offer] = []
        for (index, offer) in page.offers.enumerated() {
            let isOwn = index < page.ownOffers
            let isSaid =
                isOwn ? !isAlways && kind.offers.has(offer, of: page) : everywhere.has(offer, of: page)
            if isWhole || !isSaid { own.append(offer) }
            if !isOwn, !isSaid { everywhere.add(offer, of: page) }
        }
        kind.offers.removeAll()
        for offer in page.offers { kind.offers.add(offer, of: page) }
        if case .confirmation = page.prompt, !isWhole { return (own, []) }
        let standing = page.standingOffers
        var ofSession: [Page.Offer] = []
        for offer in page.sessionOffers {
            let isSaid = everywhere.has(offer, of: page)
            if isWhole || !isSaid || standing.contains(where: { $0.letter == offer.letter }) {
                ofSession.append(offer)
            }
            if !isSaid { everywhere.add(offer, of: page) }
        }
        return (own, ofSession[...])
    }

    private mutating func kind(_ id: Kind.ID) -> Kind {
        for kind in kinds where kind.id == id { return kind }
        let kind = Kind(id)
        kinds.append(kind)
        return kind
    }
}

extension Page {
    /// What is said of the session's commands whatever was said before: the help, and the way back where `b` would be taken
    /// for the text that is asked for. A question of yes or no says what would do itself.
    fileprivate var standingOffers: ArraySlice<Offer> {
        if case .confirmation = prompt { return [] }
        let help = offersOfSession[2...2]
        return takesLetters && place != .first ? [offersOfSession[0]] + help : help
    }
}
