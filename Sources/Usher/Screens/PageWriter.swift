/// Lays a page out as lines of text.
///
/// Lines wrap at words, and no line depends on another's columns, so that a screen reader, a serial line and a
/// log can all read the page as it comes.
struct PageWriter {
    var width = 80
    var showsColor = false

    /// Writes the page down to its commands; the prompt follows with each question.
    func write(_ page: Page, isHome: Bool, to output: inout [UInt8]) {
        writeBody(of: page, to: &output)
        var commands = page.commands
        if page.searchHelp != nil { commands.append(.search) }
        commands += Command.ofSession(isHome: isHome)
        output.append(newline)
        var column = 0
        for (index, command) in commands.enumerated() {
            let letter = page.commandPrefix + String(command.letter)
            let length = displayWidth(letter) + 1 + displayWidth(command.label) + 1
            if column > 0, column + 1 + length > width {
                output.append(newline)
                column = 0
            } else if column > 0 {
                output.append(space)
                column += 1
            }
            emphasize(to: &output) { $0 += letter.utf8 }
            output.append(space)
            output.append(plain: command.label)
            if index < commands.count - 1 { output.append(UInt8(ascii: ",")) }
            column += length
        }
        output.append(newline)
    }

    /// Writes what stands before the place where the answer is typed.
    func writePrompt(of page: Page, to output: inout [UInt8]) {
        switch page.question {
        case .choice:
            output += "> ".utf8
        case .text(let prompt, let value):
            output += page.bytes[prompt]
            if let value {
                output += " [".utf8
                output.append(plain: value)
                output.append(UInt8(ascii: "]"))
            }
            output += ": ".utf8
        case .confirmation(let prompt):
            output += page.bytes[prompt]
            output += " [y/N] ".utf8
        }
    }

    /// Writes what `?` shows: what the page is for, and all that may be answered.
    func writeHelp(of page: Page, isHome: Bool, to output: inout [UInt8]) {
        var help = Page()
        help.title("Help: \(page.title)")
        for line in page.helpLines { help.text(line) }
        if page.itemCount > 0 {
            help.field(
                page.itemCount == 1 ? "1" : "1 to \(page.itemCount)", "picks the line with that number")
        }
        if let search = page.searchHelp { help.field("/ and text", search) }
        switch page.question {
        case .choice: break
        case .text(_, let value):
            if value != nil { help.field("an empty line", "keeps what stands in brackets") }
            help.field("::", "begins a text that starts with a colon")
        case .confirmation: help.field("y or n", "yes or no; an empty line is a no")
        }
        for command in page.commands + Command.ofSession(isHome: isHome) {
            help.field(page.commandPrefix + String(command.letter), command.help)
        }
        writeBody(of: help, to: &output)
    }

    private func writeBody(of page: Page, to output: inout [UInt8]) {
        if !page.titleRange.isEmpty {
            emphasize(to: &output) { wrap(page.bytes[page.titleRange], to: &$0) }
            output.append(newline)
        }
        let numberWidth = page.itemCount < 10 ? 1 : String(page.itemCount).utf8.count
        var number = 0
        for block in page.blocks {
            switch block {
            case .text(let range):
                wrap(page.bytes[range], to: &output)
            case .field(let label, let value):
                output += page.bytes[label]
                output += ": ".utf8
                let column = displayWidth(page.bytes[label]) + 2
                wrap(page.bytes[value], from: column, indent: 2, to: &output)
            case .item(let range):
                number += 1
                let start = output.count
                output.append(digits: number)
                while output.count - start < numberWidth { output.insert(space, at: start) }
                output += ". ".utf8
                wrap(page.bytes[range], from: numberWidth + 2, indent: numberWidth + 2, to: &output)
            }
            output.append(newline)
        }
    }

    private func emphasize(to output: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
        if showsColor { output += "\u{1B}[1m".utf8 }
        write(&output)
        if showsColor { output += "\u{1B}[0m".utf8 }
    }

    /// Writes text that begins at a column, its further lines indented.
    private func wrap(
        _ text: ArraySlice<UInt8>, from start: Int = 0, indent: Int = 0, to output: inout [UInt8]
    ) {
        if start + text.count <= width, text.allSatisfy({ $0 < 0x80 }) {
            output += text
            return
        }
        var column = start
        var isLineEmpty = true
        func breakLine() {
            output.append(newline)
            output += repeatElement(space, count: indent)
            column = indent
            isLineEmpty = true
        }
        for word in String(decoding: text, as: UTF8.self).split(separator: " ") {
            let length = displayWidth(word)
            if !isLineEmpty, column + 1 + length > width {
                breakLine()
            } else if isLineEmpty, column > indent, column + length > width {
                breakLine()
            } else if !isLineEmpty {
                output.append(space)
                column += 1
            }
            isLineEmpty = false
            if column + length <= width {
                output += word.utf8
                column += length
                continue
            }
            for character in word {
                if column + character.displayWidth > width, column > indent { breakLine() }
                output += character.utf8
                column += character.displayWidth
                isLineEmpty = false
            }
        }
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

private func displayWidth(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + $1.displayWidth }
}

private func displayWidth(_ text: ArraySlice<UInt8>) -> Int {
    text.allSatisfy { $0 < 0x80 } ? text.count : displayWidth(String(decoding: text, as: UTF8.self))
}
