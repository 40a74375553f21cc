/// A layout of pages as lines of text. Without a `height`, as on a pipe, nothing is aligned in
/// columns, for screen readers and logs.
struct PageWriter: ~Copyable {
    var width = 80
    var height: Int?
    var theme: Theme?
    var showsBars = true

    func writeBody(
        of page: borrowing PageText, hasTitle: Bool = true, only new: Set<Int>? = nil,
        to output: inout TextBuilder
    ) {
        for line in page.saidLines {
            write(line, of: page, to: &output)
            output.append(.newline)
        }
        let aside = height == nil || !hasTitle || page.titleLine == nil ? nil : page.aside
        if hasTitle { writeTitle(of: page, aside: aside, to: &output) }
        let columns = height == nil ? [] : columns(of: page)
        for (index, line) in page.body.enumerated() where new?.contains(index) != false && index != aside {
            if height != nil, !line.details.isEmpty {
                write(page.cells(of: line), in: columns, to: &output)
            } else if !line.details.isEmpty {
                // Outside a window, a line with details isn't wrapped.
                output.append(line.range, of: page.row.buffer)
            } else {
                // Further lines of an item are indented to the start of its text.
                let indent = line.role == .field ? 2 : line.textStart - line.range.lowerBound
                write(line, of: page, indent: indent, to: &output)
            }
            output.append(.newline)
        }
    }

    /// - Parameter aside: The index of a line to write after the title if it fits, or else below.
    func writeTitle(of page: borrowing PageText, aside: Int? = nil, to output: inout TextBuilder) {
        guard let title = page.titleLine else { return }
        output.begin(theme?.title)
        write(title, of: page, to: &output)
        output.end(theme?.title)
        if let aside = aside.map({ page.row.buffer.text(page.body[$0].text) }) {
            let space = min(width, 80) - title.width - aside.columns
            if space > 2 { output.append(.space, count: space) } else { output.append(.newline) }
            wrap(aside, to: &output)
        }
        output.append(.newline)
    }

    private func write(
        _ line: PageLine, of page: borrowing PageText, indent: Int = 0, to output: inout TextBuilder
    ) {
        if line.width <= width {
            output.append(line.range, of: page.row.buffer)
        } else {
            wrap(page.row.buffer.text(line.range), indent: indent, to: &output)
        }
    }

    /// Writes text wrapped at words, and returns the column where its last line ends. All lines but
    /// the first are indented, unless the page is too narrow. Words longer than a line are broken.
    @discardableResult
    func wrap(_ text: String, indent: Int = 0, from column: Int = 0, to output: inout TextBuilder) -> Int {
        let margin = indent * 2 <= width ? indent : 0
        var (column, isEmpty) = (column, true)
        func breakLine(_ output: inout TextBuilder) {
            output.append(.newline)
            output.append(.space, count: margin)
            (column, isEmpty) = (margin, true)
        }
        for word in text.split(separator: " ") {
            let widths = word.map(\.displayWidth)
            let length = widths.reduce(0, +)
            // A word that's longer than any line is broken, so only its first character has to fit.
            if !isEmpty, column + 1 + (margin + length <= width ? length : widths[0]) > width {
                breakLine(&output)
            } else if !isEmpty {
                output.append(.space)
                column += 1
            }
            for (character, columns) in zip(word, widths) {
                if column + columns > width, !isEmpty { breakLine(&output) }
                output.append(String(character))
                (column, isEmpty) = (column + columns, false)
            }
        }
        return column
    }

    /// Writes the commands below a page.
    ///
    /// - Parameter isCut: Whether to leave out commands if they take too many lines.
    func writeCommands(
        _ commands: (own: [OfferedCommand], ofSession: ArraySlice<OfferedCommand>), of page: borrowing Page,
        isCut: Bool, after start: Int, to output: inout TextBuilder
    ) {
        let (own, ofSession) = commands
        if own.isEmpty, ofSession.isEmpty { return }
        if output.count > start { output.append(.newline) }
        let begin = output.count
        let isFeatured = !page.presentation.featured.isEmpty
        let most = isFeatured && width >= 80 ? 1 : 2
        var count = own.count
        while write(
            own[..<count], ofSession, leavingOut: isFeatured ? 0 : own.count - count, of: page, to: &output)
            > most, isCut, count > 0
        {
            output.truncate(to: begin)
            count -= 1
        }
        output.append(.newline)
    }

    /// Writes the commands, each on a new line if it doesn't fit after the previous one. Returns
    /// about how many lines they take.
    private func write(
        _ own: ArraySlice<OfferedCommand>, _ ofSession: ArraySlice<OfferedCommand>, leavingOut leftOut: Int,
        of page: borrowing Page, to output: inout TextBuilder
    ) -> Int {
        let (hasColon, key, detail) = (page.takesLetters, theme?.key, theme?.detail)
        var (lines, column, left) = (1, 0, own.count + ofSession.count)
        func write(_ offer: OfferedCommand, to output: inout TextBuilder) {
            left -= 1
            let comma = left > 0 ? "," : ""
            let length = offer.width + (hasColon ? 1 : 0) + comma.utf8.count
            if column > 0 {
                let fits = column + 1 + length <= width
                if column + 1 + offer.width + (hasColon ? 2 : 1) > width { lines += 1 }
                output.append(fits ? .space : .newline)
                column = fits ? column + 1 : 0
            }
            guard column + length <= width else {
                wrap((hasColon ? ":" : "") + offer.line + comma, to: &output)
                column = max(width, 1)
                return
            }
            column += length
            output.begin(key)
            if hasColon { output.append(.colon) }
            output.append(offer.letter)
            output.end(key)
            output.begin(detail)
            output.append(.space)
            output.append(offer.label)
            output.end(detail)
            output.append(comma)
        }
        for offer in own { write(offer, to: &output) }
        for offer in ofSession {
            let isCut = leftOut > 0 && offer.letter == "?"
            let more = isCut ? "\(offer.label) \(page.words("more", ["count": leftOut]))" : ""
            write(isCut ? OfferedCommand("?", more, help: "") : offer, to: &output)
        }
        return lines
    }

    func writePrompt(ofHelp next: String, of page: borrowing Page, to output: inout TextBuilder) {
        writeAside(page.words("enter", ["value": next]), to: &output)
        output.append(" > ")
    }

    /// Writes a form's ending command, such as “(d done)”, before the prompt of its summary.
    func writeEnding(of page: borrowing Page, to output: inout TextBuilder) {
        guard page.presentation.form?.isSummary == true, let command = page.offering.own.first else { return }
        writeAside(command.line, to: &output)
        output.append(.space)
    }

    func writePrompt(of page: borrowing Page, to output: inout TextBuilder) {
        let words = page.words
        switch page.prompt {
        case .choice, .one:
            let standard = standard(of: page).map { words("enter", ["value": $0.beginning]) }
            write("", asides: standard.map { [$0] } ?? [], end: standard == nil ? "> " : " > ", to: &output)
        case .text(let prompt, let question):
            if question.isUnderWay {
                if !question.isLong {
                    write(words("again", ["prompt": prompt]), asides: [], end: ": ", to: &output)
                }
            } else {
                write(prompt, asides: question.asides(in: words), end: ": ", to: &output)
            }
        case .confirmation(let prompt, let yesOrNo, let isYes, let takesEmpty):
            if height != nil, !takesEmpty {
                return write("\(prompt) [\(yesOrNo.letters(for: isYes))]", asides: [], end: " ", to: &output)
            }
            let standard = isYes.map { yesOrNo.word(for: $0) } ?? (takesEmpty ? words("none") : nil)
            let enter = standard.map { [words("enter", ["value": $0])] } ?? []
            write(prompt, asides: [yesOrNo.answers(in: words)] + enter, end: " ", to: &output)
        case .several(let prompt, let several):
            write(
                prompt, asides: [words("enter", ["value": several.names(in: words)])], end: ": ", to: &output)
        }
    }

    /// Writes a question, then possible answers in parentheses, on a new line if they don't fit.
    private func write(_ question: String, asides: [String], end: String, to output: inout TextBuilder) {
        var column = question.columns
        if column <= width { output.append(question) } else { column = wrap(question, to: &output) }
        if !asides.isEmpty {
            let (aside, length) = "(\(asides.joined(separator: ", ")))".plainLine
            let fits = column + 1 + length + end.utf8.count <= width
            if column > 0 { output.append(fits ? .space : .newline) }
            output.begin(theme?.hint)
            if length <= width { output.append(aside) } else { wrap(aside, to: &output) }
            output.end(theme?.hint)
        }
        output.append(end)
    }

    /// The item that an empty line picks, with its number if it's on the page.
    private func standard(of page: borrowing Page) -> String? {
        if let item = page.defaultItem { return "\(item), \(page.items[item - 1])" }
        guard case .one(_, let listed, let element, let takesEmpty) = page.prompt else { return nil }
        return element.map(listed.listing.name) ?? (takesEmpty ? page.words("none") : nil)
    }

    private func writeAside(_ text: String, to output: inout TextBuilder) {
        output.begin(theme?.hint)
        output.append(plain: "(\(text))")
        output.end(theme?.hint)
    }
}

extension TextQuestion {
    fileprivate func asides(in words: Words) -> [String] {
        let value = standard.map {
            $0.isEmpty ? words("none") : isSecret ? words("secret.current") : $0.beginning
        }
        return (value.map { [words("enter", ["value": $0])] } ?? []) + (isLong ? [words("text.end")] : [])
    }
}

extension PagePrompt.MultipleSelectionPrompt {
    /// The names of the selected items, “all”, “none”, or their count if they're more than five.
    fileprivate func names(in words: Words) -> String {
        let (on, listing) = (on, listed.listing)
        if on.isEmpty { return words("none") }
        if on.count > 1, on.count == listing.count { return words("all") }
        if on.count <= 5 { return on.map { listing.name(at: $0) }.joined(separator: ", ") }
        return "\(words.grouped(on.count)) \(words("list.of")) \(words.grouped(listing.count))"
    }
}
