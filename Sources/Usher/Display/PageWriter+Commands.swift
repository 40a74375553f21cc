extension PageWriter {
    /// Writes commands, below the page; the prompt follows with each question.
    ///
    /// - Parameters:
    ///   - isCut: Whether they take two lines at most; how many more there are stands with the help.
    ///   - start: Where the page begins. Behind anything of it stands an empty line.
    func writeCommands(
        _ commands: (own: [Offer], ofSession: ArraySlice<Offer>), of page: borrowing Page,
        isCut: Bool, behind start: Int, to output: inout TextBuffer
    ) {
        let (offers, ofSession) = commands
        if offers.isEmpty, ofSession.isEmpty { return }
        if output.count > start { output.append(newline) }
        var lines = CommandLines(hasColon: page.takesLetters)
        let count = isCut ? countOfFitting(offers, ofSession, of: page, lines.hasColon) : offers.count
        let more = count < offers.count ? " " + page.words(.andMore(offers.count - count)) : ""
        for index in offers.indices.prefix(count) {
            let isLast = index + 1 == offers.count && ofSession.isEmpty
            write(
                offers[index].line, letter: offers[index].letter, isLast: isLast, of: page.content,
                on: &lines, to: &output)
        }
        for index in ofSession.indices {
            let (letter, line) = (ofSession[index].letter, ofSession[index].line)
            write(
                line, letter: letter, adding: letter == "?" ? more : "",
                isLast: index + 1 == ofSession.endIndex, of: page.content, on: &lines, to: &output)
        }
        output.append(page.content.row.buffer, lines.run.dropLast(2))
        output.append(newline)
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
                let fits = column + (column > 0 ? 1 : 0) + length <= self.width
                if !fits { lines += column > 0 ? 1 : 0 }
                column = fits && column > 0 ? column + 1 + length : length
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

    /// The lines of commands so far.
    private struct CommandLines {
        let hasColon: Bool
        var column = 0
        /// Commands of this line that stand in the page's buffer as they are shown, and have yet to be written.
        var run = 0..<0
    }

    /// Writes a command behind the one before, or on a line of its own where it would not fit.
    private func write(
        _ line: TextLine, letter: Unicode.Scalar, adding more: String = "", isLast: Bool,
        of page: borrowing PageText, on lines: inout CommandLines, to output: inout TextBuffer
    ) {
        let (range, hasColon) = (line.range, lines.hasColon)
        let length = line.width + more.utf8.count + (hasColon ? 1 : 0) + (isLast ? 0 : 1)
        let isPlain = !hasColon && theme == nil && more.isEmpty
        if lines.column > 0 {
            let fits = lines.column + 1 + length <= width
            if !fits || !isPlain || lines.run.isEmpty {
                output.append(page.row.buffer, lines.run.dropLast())
                lines.run = 0..<0
                output.append(fits ? UInt8(ascii: " ") : newline)
            }
            lines.column = fits ? lines.column + 1 : 0
        }
        guard lines.column + length <= width else {
            wrap((hasColon ? ":" : "") + page.text(line) + more + (isLast ? "" : ","), to: &output)
            lines.column = max(width, 1)
            return
        }
        lines.column += length
        if isPlain {
            if range.lowerBound != lines.run.upperBound {
                output.append(page.row.buffer, lines.run)
                lines.run = range
            }
            return lines.run = lines.run.lowerBound..<range.upperBound + 2
        }
        let letterEnd = range.lowerBound + letter.utf8.count
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

private let newline = UInt8(ascii: "\n")
