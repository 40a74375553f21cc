/// Lays a page out as lines of text.
///
/// Lines wrap at words, and no line depends on another's columns, so that a screen reader, a serial line and a
/// log can all read the page as it comes.
struct PageWriter: ~Copyable {
    var width = 80
    /// The lines of the window that shows them; `nil` on a pipe, and where pages are heard.
    var height: Int?
    var theme: Theme?

    /// Writes a page down to its last item, what is said first.
    func writeBody(
        of page: borrowing PageText, hasTitle: Bool = true, only changes: PageChanges? = nil,
        to output: inout TextBuilder
    ) {
        for line in page.saidLines {
            wrap(line, of: page, to: &output)
            output.append(.newline)
        }
        if hasTitle { writeTitle(of: page, to: &output) }
        // Lines that stand in the page's buffer as they are shown, one behind the other.
        var run = 0..<0
        let hasDetails = !page.row.details.isEmpty
        let columns = hasDetails && height != nil ? columns(of: page) : []
        for index in page.blocks.indices {
            if let changes, !changes.isChanged[index] { continue }
            let line = page.blocks[index].line
            let mayBeCut = hasDetails && (height != nil || line.width > width)
            let cells = mayBeCut ? page.cells(of: page.blocks[index]) : nil
            // Details stand in the columns of a window; elsewhere such a line is one, however long.
            if cells == nil ? line.width <= width : height == nil {
                if line.range.lowerBound != run.upperBound {
                    output.append(page.row.buffer, run)
                    run = line.range
                }
                run = run.lowerBound..<line.range.upperBound + 1
                continue
            }
            output.append(page.row.buffer, run)
            run = 0..<0
            if let cells {
                write(cells, in: columns, of: page, to: &output)
            } else {
                wrap(page.blocks[index], of: page, to: &output)
                output.append(.newline)
            }
        }
        output.append(page.row.buffer, run)
    }

    func writeTitle(of page: borrowing PageText, to output: inout TextBuilder) {
        guard let title = page.titleLine else { return }
        output.append(in: theme?.title) { wrap(title, of: page, to: &$0) }
        output.append(.newline)
    }

    /// Writes a line as it is where it fits, and otherwise wrapped.
    private func wrap(_ line: TextLine, of page: borrowing PageText, to output: inout TextBuilder) {
        if line.width <= width {
            output.append(page.row.buffer, line.range)
        } else {
            wrap(page.text(line), to: &output)
        }
    }

    /// Writes a line of the body that doesn't fit; its further lines stand behind where its text begins.
    private func wrap(_ block: PageText.BodyLine, of page: borrowing PageText, to output: inout TextBuilder) {
        let indent =
            switch block.kind {
            case .text: 0
            case .field: 2
            case .item: block.start - block.line.range.lowerBound
            }
        guard !wrapLatin(block.line.range, of: page, indent: indent, to: &output) else { return }
        wrap(page.text(block.line), indent: indent, to: &output)
    }
}

// What stands before the place where the answer is typed
extension PageWriter {
    /// Writes the prompt below a part of the help.
    func writePrompt(ofHelp next: String, of page: borrowing Page, to output: inout TextBuilder) {
        writeAside(page.words(.enter(for: next)), to: &output)
        output.append(" > ")
    }

    /// Names the command that ends a form, before the prompt of a summary that has no line of
    /// commands.
    func writeEnding(of page: borrowing Page, to output: inout TextBuilder) {
        guard page.presentation.form?.isSummary == true, let command = page.offering.own.first else { return }
        writeAside(page.content.text(command.line), to: &output)
        output.append(.space)
    }

    func writePrompt(of page: borrowing Page, to output: inout TextBuilder) {
        switch page.prompt {
        case .choice, .one:
            if let standard = standard(of: page) {
                writeAside(page.words(.enter(for: standard.beginning)), to: &output)
                output.append(.space)
            }
            output.append(UInt8(ascii: ">"))
            output.append(.space)
        case .text(let prompt, let question): writePrompt(prompt, for: question, of: page, to: &output)
        case .confirmation(let prompt, let yesOrNo, let isYes, let takesEmpty):
            output.append(page.content.row.buffer, prompt.range)
            output.append(.space)
            let answers = yesOrNo.answers(in: page.words)
            let standard = isYes.map { yesOrNo.word(for: $0) } ?? (takesEmpty ? page.words(.none) : nil)
            writeAside(standard.map { "\(answers), \(page.words(.enter(for: $0)))" } ?? answers, to: &output)
            output.append(.space)
        case .several(let prompt, let several):
            output.append(page.content.row.buffer, prompt.range)
            output.append(.space)
            writeAside(page.words(.enter(for: several.names(in: page.words))), to: &output)
            output.append(": ")
        }
    }

    /// The item that an empty line picks, by its number where that is on the page.
    private func standard(of page: borrowing Page) -> String? {
        if let item = page.defaultItem { return "\(item), \(page.items[item - 1])" }
        guard case .one(_, let one) = page.prompt else { return nil }
        return one.standard.map { one.listed.listing.name(at: $0) }
            ?? (one.takesEmpty ? page.words(.none) : nil)
    }

    private func writePrompt(
        _ prompt: TextLine, for question: TextQuestion, of page: borrowing Page,
        to output: inout TextBuilder
    ) {
        if question.isUnderWay {
            // The lines of a long text follow each other.
            if question.isLong { return }
            output.append(plain: page.words(.again(page.content.text(prompt))))
        } else {
            output.append(page.content.row.buffer, prompt.range)
            var asides = question.isLong ? [page.words(.dotEnds)] : []
            if let value = question.standard {
                let shown = question.isSecret ? page.words(.whatIsThere) : value.beginning
                asides.insert(page.words(.enter(for: value.isEmpty ? page.words(.none) : shown)), at: 0)
            }
            if !asides.isEmpty {
                output.append(.space)
                writeAside(asides.joined(separator: ", "), to: &output)
            }
        }
        output.append(": ")
    }

    /// Writes what an empty line stands for, in words that can be heard.
    private func writeAside(_ text: String, to output: inout TextBuilder) {
        output.append(in: theme?.hint) { $0.append(plain: "(\(text))") }
    }
}

extension PagePrompt.MultipleSelection {
    /// The items that are on, as the prompt says them: counted, where they are more than a line has room for.
    fileprivate func names(in words: Words) -> String {
        let (on, listing) = (on, listed.listing)
        if on.isEmpty { return words(.none) }
        if on.count > 1, on.count == listing.count { return words(.all) }
        if on.count <= 5 { return on.map { listing.name(at: $0) }.joined(separator: ", ") }
        return "\(words.grouped(on.count)) \(words(.of(isMore: false))) \(words.grouped(listing.count))"
    }
}
