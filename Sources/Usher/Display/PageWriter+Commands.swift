extension PageWriter {
    /// Writes commands, below the page; the prompt follows with each question.
    ///
    /// - Parameters:
    ///   - isCut: Whether they take two lines at most; how many more there are stands with the help.
    ///   - start: Where the page begins. Behind anything of it stands an empty line.
    func writeCommands(
        _ commands: (own: [Offer], ofSession: ArraySlice<Offer>), of page: borrowing Page,
        isCut: Bool, behind start: Int, to output: inout TextBuilder
    ) {
        let (offers, ofSession) = commands
        if offers.isEmpty, ofSession.isEmpty { return }
        if output.count > start { output.append(.newline) }
        let hasColon = page.takesLetters
        if theme == nil, !hasColon, writeLine(of: offers, ofSession, of: page.content.row.buffer, to: &output)
        {
            return
        }
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

    /// Writes commands as they stand in the page's buffer, a comma and a space behind each; false where one line has no room
    /// for all.
    private func writeLine(
        of offers: [Offer], _ ofSession: ArraySlice<Offer>, of text: borrowing TextBuilder,
        to output: inout TextBuilder
    ) -> Bool {
        var length = -2
        for index in offers.indices { length += offers[index].line.width + 2 }
        for index in ofSession.indices { length += ofSession[index].line.width + 2 }
        guard length <= width else { return false }
        var run = 0..<0
        func write(_ range: Range<Int>) {
            if range.lowerBound != run.upperBound {
                output.append(text, run)
                run = range
            }
            run = run.lowerBound..<range.upperBound + 2
        }
        for index in offers.indices { write(offers[index].line.range) }
        for index in ofSession.indices { write(ofSession[index].line.range) }
        output.append(text, run.dropLast(2))
        output.append(.newline)
        return true
    }

    /// The number of commands that fit into two lines with those of the session.
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

    /// Writes a command behind the one before, or on a line of its own where it would not fit.
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
            if hasColon { $0.append(UInt8(ascii: ":")) }
            $0.append(page.row.buffer, range.lowerBound..<letterEnd)
        }
        output.append(in: theme?.detail) {
            $0.append(page.row.buffer, letterEnd..<range.upperBound)
            $0.append(plain: more)
        }
        if !isLast { output.append(UInt8(ascii: ",")) }
    }
}
