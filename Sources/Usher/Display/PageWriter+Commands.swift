extension PageWriter {
    /// Writes commands below the page.
    ///
    /// - Parameters:
    ///   - isCut: Whether they take at most two lines; the help then says how many more there are.
    ///   - start: The start of the page. An empty line precedes the commands unless it is empty.
    func writeCommands(
        _ commands: (own: [Offer], ofSession: ArraySlice<Offer>), of page: borrowing Page,
        isCut: Bool, behind start: Int, to output: inout TextBuilder
    ) {
        let (offers, ofSession) = commands
        if offers.isEmpty, ofSession.isEmpty { return }
        if output.count > start { output.append(.newline) }
        let hasColon = page.takesLetters
        let count = isCut ? countOfFitting(offers, ofSession, of: page, hasColon) : offers.count
        let more = count < offers.count ? " " + page.words(.andMore(offers.count - count)) : ""
        let shown = offers.prefix(count) + ofSession
        var column = 0
        for (index, offer) in shown.enumerated() {
            write(
                offer, adding: offer.letter == "?" ? more : "", hasColon: hasColon,
                isLast: index + 1 == shown.count, of: page.content, at: &column, to: &output)
        }
        output.append(.newline)
    }

    /// Returns how many commands fit into two lines with those of the session.
    private func countOfFitting(
        _ offers: [Offer], _ ofSession: ArraySlice<Offer>, of page: borrowing Page, _ hasColon: Bool
    ) -> Int {
        var count = offers.count
        while count > 0 {
            var (lines, column) = (1, 0)
            func add(_ width: Int) {
                let length = width + (hasColon ? 2 : 1)
                if column > 0 {
                    if column + 1 + length <= self.width { return column += 1 + length }
                    lines += 1
                }
                column = length
            }
            for offer in offers.prefix(count) { add(offer.line.width) }
            let more = count < offers.count ? page.words(.andMore(offers.count - count)).utf8.count + 1 : 0
            for offer in ofSession { add(offer.line.width + (offer.letter == "?" ? more : 0)) }
            if lines <= 2 { break }
            count -= 1
        }
        return count
    }

    /// Writes a command after the one before, or on a new line if it doesn't fit.
    private func write(
        _ offer: Offer, adding more: String, hasColon: Bool, isLast: Bool, of page: borrowing PageText,
        at column: inout Int, to output: inout TextBuilder
    ) {
        let range = offer.line.range
        let length = offer.line.width + more.utf8.count + (hasColon ? 1 : 0) + (isLast ? 0 : 1)
        if column > 0 {
            let fits = column + 1 + length <= width
            output.append(fits ? .space : .newline)
            column = fits ? column + 1 : 0
        }
        guard column + length <= width else {
            wrap((hasColon ? ":" : "") + page.text(offer.line) + more + (isLast ? "" : ","), to: &output)
            column = max(width, 1)
            return
        }
        column += length
        let letterEnd = range.lowerBound + offer.letter.utf8.count
        output.append(in: theme?.key) {
            if hasColon { $0.append(.colon) }
            $0.append(page.row.buffer, range.lowerBound..<letterEnd)
        }
        output.append(in: theme?.detail) {
            $0.append(page.row.buffer, letterEnd..<range.upperBound)
            $0.append(plain: more)
        }
        if !isLast { output.append(UInt8(ascii: ",")) }
    }
}
