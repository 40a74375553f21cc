/// Lays out a page as lines of text, wrapped at words.
///
/// Outside a window, no line depends on another's columns, for screen readers and logs.
struct PageWriter: ~Copyable {
    var width = 80
    /// The lines of the window; nil on a pipe and for screen readers.
    var height: Int?
    var theme: Theme?

    /// Writes a page's messages, title and body.
    func writeBody(
        of page: borrowing PageText, hasTitle: Bool = true, only changes: PageChanges? = nil,
        to output: inout TextBuilder
    ) {
        for line in page.saidLines {
            wrap(line, of: page, to: &output)
            output.append(.newline)
        }
        if hasTitle { writeTitle(of: page, to: &output) }
        let columns = height == nil ? [] : columns(of: page)
        for (index, block) in page.blocks.enumerated() {
            if let changes, !changes.isChanged[index] { continue }
            if height != nil, let cells = page.cells(of: block) {
                write(cells, in: columns, of: page, to: &output)
                continue
            }
            if block.line.width <= width || page.cells(of: block) != nil {
                // Outside a window, a line with details isn't wrapped.
                output.append(page.row.buffer, block.line.range)
            } else {
                // Further lines are indented to the start of the text.
                let start = block.line.range.lowerBound
                let indent = block.kind == .field ? 2 : block.kind == .item ? block.start - start : 0
                wrap(page.text(block.line), indent: indent, to: &output)
            }
            output.append(.newline)
        }
    }

    func writeTitle(of page: borrowing PageText, to output: inout TextBuilder) {
        guard let title = page.titleLine else { return }
        output.append(in: theme?.title) { wrap(title, of: page, to: &$0) }
        output.append(.newline)
    }

    /// Writes a line, wrapped if it doesn't fit.
    private func wrap(_ line: TextLine, of page: borrowing PageText, to output: inout TextBuilder) {
        if line.width <= width {
            output.append(page.row.buffer, line.range)
        } else {
            wrap(page.text(line), to: &output)
        }
    }
}

// Prompts
extension PageWriter {
    /// Writes the prompt after a part of the help.
    func writePrompt(ofHelp next: String, of page: borrowing Page, to output: inout TextBuilder) {
        writeAside(page.words(.enter(for: next)), to: &output)
        output.append(" > ")
    }

    /// Writes the command that ends a form before the prompt of its summary.
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
            output.append("> ")
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

    /// The item that an empty line picks, with its number if it's on the page.
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

    private func writeAside(_ text: String, to output: inout TextBuilder) {
        output.append(in: theme?.hint) { $0.append(plain: "(\(text))") }
    }
}

extension PagePrompt.MultipleSelection {
    /// The names of the items that are on, or their number if they're many.
    fileprivate func names(in words: Words) -> String {
        let (on, listing) = (on, listed.listing)
        if on.isEmpty { return words(.none) }
        if on.count > 1, on.count == listing.count { return words(.all) }
        if on.count <= 5 { return on.map { listing.name(at: $0) }.joined(separator: ", ") }
        return "\(words.grouped(on.count)) \(words(.of(isMore: false))) \(words.grouped(listing.count))"
    }
}
