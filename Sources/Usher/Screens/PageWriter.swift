/// Lays a page out as lines of text.
///
/// Lines wrap at words, and no line depends on another's columns, so that a screen reader, a serial line and a
/// log can all read the page as it comes. Bars alone begin in one column, behind lines that say all without them.
struct PageWriter {
    var width = 80
    var showsColor = false

    /// Writes the commands, below the page; the prompt follows with each question.
    func writeCommands(of page: borrowing Page, to output: inout TextBuffer) {
        output.append(newline)
        var column = 0
        for index in page.commands.indices {
            let (letter, line) = (page.commands[index].letter, page.commands[index].line)
            write(line, letter: letter, isLast: false, of: page, column: &column, to: &output)
        }
        let ofSession = page.sessionCommands
        for index in ofSession.indices {
            let (letter, line) = (ofSession[index].letter, ofSession[index].line)
            let isLast = index + 1 == ofSession.endIndex
            write(line, letter: letter, isLast: isLast, of: page, column: &column, to: &output)
        }
        output.append(newline)
    }

    /// Writes what stands before the place where the answer is typed.
    func writePrompt(of page: borrowing Page, to output: inout TextBuffer) {
        switch page.prompt {
        case .choice:
            output.append(UInt8(ascii: ">"))
            output.append(space)
        case .text(let prompt, let value):
            output.append(page.row.buffer, prompt.range)
            if let value {
                output.append(" [")
                output.append(plain: value)
                output.append(UInt8(ascii: "]"))
            }
            output.append(": ")
        case .confirmation(let prompt):
            output.append(page.row.buffer, prompt.range)
            output.append(" [y/N] ")
        }
    }

    /// Writes what `?` shows: what the page is for, and all that may be answered.
    func writeHelp(of page: borrowing Page, to output: inout TextBuffer) {
        var help = Page()
        help.title("Help: \(page.title)")
        for line in page.help { help.text(line) }
        let prefix = page.takesText ? ":" : ""
        if page.itemCount > 0 {
            help.field(
                prefix + (page.itemCount == 1 ? "1" : "1 to \(page.itemCount)"),
                "picks the line with that number")
        }
        switch page.prompt {
        case .choice: break
        case .text(_, let value):
            if value != nil { help.field("an empty line", "keeps what stands in brackets") }
            help.field("::", "begins a text that starts with a colon")
        case .confirmation: help.field("y or n", "yes or no; an empty line is a no")
        }
        for command in page.commands + page.sessionCommands {
            let isHomeOfLayer = command.letter == "h" && page.isInLayer
            help.field(
                "\(prefix)\(command.letter)", isHomeOfLayer ? "goes to the first page here" : command.help)
        }
        writeBody(of: help, to: &output)
    }

    /// Writes the page down to its last item.
    func writeBody(of page: borrowing Page, to output: inout TextBuffer) {
        if let title = page.titleLine {
            if showsColor { output.append(Self.bold) }
            wrap(title, of: page, to: &output)
            if showsColor { output.append(Self.regular) }
            output.append(newline)
        }
        for line in page.saidLines {
            wrap(line, of: page, to: &output)
            output.append(newline)
        }
        let numberWidth = digits(of: page.itemCount)
        var number = 0
        var barColumn: Int?
        for block in page.blocks {
            switch block {
            case .text(let line):
                wrap(line, of: page, to: &output)
                if line.bar > 0, line.width <= width {
                    let column = barColumn ?? self.barColumn(of: page)
                    barColumn = column
                    writeBar(behind: line, at: 0, in: column, to: &output)
                }
            case .field(let name, let value):
                guard name.width + 2 + value.width <= width else {
                    let text = "\(page.text(name)): \(page.text(value))"
                    wrap(text, indent: 2, to: &output)
                    break
                }
                output.append(page.row.buffer, name.range)
                output.append(colon)
                output.append(space)
                output.append(page.row.buffer, value.range)
                if value.bar > 0 {
                    let column = barColumn ?? self.barColumn(of: page)
                    barColumn = column
                    writeBar(behind: value, at: name.width + 2, in: column, to: &output)
                }
            case .item(let line):
                number += 1
                guard numberWidth + 2 + line.width <= width else {
                    let text = "\(number). \(page.text(line))"
                    wrap(text, from: numberWidth - digits(of: number), indent: numberWidth + 2, to: &output)
                    break
                }
                output.append(space, count: numberWidth - digits(of: number))
                output.append(digits: number)
                output.append(UInt8(ascii: "."))
                output.append(space)
                output.append(page.row.buffer, line.range)
                if line.bar > 0 {
                    let column = barColumn ?? self.barColumn(of: page)
                    barColumn = column
                    writeBar(behind: line, at: numberWidth + 2, in: column, to: &output)
                }
            }
            output.append(newline)
        }
    }

    /// The least room in which bars tell anything.
    private static let leastBars = 10

    /// Writes the bar behind a line from the column on in which all of the page begin, as long as its share of the
    /// columns that are left; nothing where these are too few.
    private func writeBar(
        behind line: Page.Line, at indent: Int, in column: Int, to output: inout TextBuffer
    ) {
        let room = width - column
        guard room >= Self.leastBars else { return }
        output.append(space, count: column - indent - line.width)
        output.append(UInt8(ascii: "#"), count: max(1, Int((line.bar * Double(room)).rounded())))
    }

    /// The column behind the widest line that has a bar.
    private func barColumn(of page: borrowing Page) -> Int {
        var widest = 0
        for block in page.blocks {
            switch block {
            case .text(let line) where line.bar > 0: widest = max(widest, line.width)
            case .field(let name, let value) where value.bar > 0:
                widest = max(widest, name.width + 2 + value.width)
            case .item(let line) where line.bar > 0:
                widest = max(widest, digits(of: page.itemCount) + 2 + line.width)
            default: break
            }
        }
        return widest + 1
    }

    /// Writes a command behind the one before, or on a line of its own where it would not fit.
    private func write(
        _ line: Page.Line, letter: Unicode.Scalar, isLast: Bool, of page: borrowing Page, column: inout Int,
        to output: inout TextBuffer
    ) {
        let hasColon = page.takesText
        let length = line.width + (hasColon ? 1 : 0) + (isLast ? 0 : 1)
        if column > 0 {
            let fits = column + 1 + length <= width
            output.append(fits ? space : newline)
            column = fits ? column + 1 : 0
        }
        let text = line.range
        guard column + length <= width else {
            wrap((hasColon ? ":" : "") + page.row.buffer.text(text) + (isLast ? "" : ","), to: &output)
            column = max(width, 1)
            return
        }
        column += length
        let letterEnd = text.lowerBound + letter.utf8.count
        if showsColor { output.append(Self.bold) }
        if hasColon { output.append(colon) }
        if showsColor {
            output.append(page.row.buffer, text.lowerBound..<letterEnd)
            output.append(Self.regular)
            output.append(page.row.buffer, letterEnd..<text.upperBound)
        } else {
            output.append(page.row.buffer, text)
        }
        if !isLast { output.append(comma) }
    }

    private static let bold = "\u{1B}[1m"
    private static let regular = "\u{1B}[0m"

    /// Writes a line as it is where it fits, and otherwise wrapped.
    private func wrap(_ line: Page.Line, of page: borrowing Page, to output: inout TextBuffer) {
        if line.width <= width {
            output.append(page.row.buffer, line.range)
        } else {
            wrap(page.text(line), to: &output)
        }
    }

    /// Writes words on as many lines as they take, the first one from a column, the others with an indent; a page
    /// too narrow for the indent has none. A word that no line has room for is broken where its line ends.
    private func wrap(_ text: String, from start: Int = 0, indent: Int = 0, to output: inout TextBuffer) {
        let isIndented = indent * 2 <= width
        let indent = isIndented ? indent : 0
        var column = isIndented ? start : 0
        output.append(space, count: column)
        var isLineEmpty = true
        func breakLine(_ output: inout TextBuffer) {
            output.append(newline)
            output.append(space, count: indent)
            column = indent
            isLineEmpty = true
        }
        for word in text.split(separator: " ") {
            let length = word.reduce(0) { $0 + $1.displayWidth }
            if !isLineEmpty {
                let needed = indent + length <= width ? length : word.first?.displayWidth ?? 0
                if column + 1 + needed > width {
                    breakLine(&output)
                } else {
                    output.append(space)
                    column += 1
                }
            }
            for character in word {
                if column + character.displayWidth > width, !isLineEmpty { breakLine(&output) }
                output.append(String(character))
                column += character.displayWidth
                isLineEmpty = false
            }
        }
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let comma = UInt8(ascii: ",")
private let colon = UInt8(ascii: ":")

private func digits(of number: Int) -> Int {
    number < 10 ? 1 : String(number).utf8.count
}
