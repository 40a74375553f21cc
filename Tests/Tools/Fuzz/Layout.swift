@testable import Usher

/// Lays out a page of any text in a width set by the first byte. No line may be too wide, and no
/// control character may remain.
func fuzzLayout(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let width = first % 125 + 1
    var page = Page()
    describe(&page, by: bytes.dropFirst())
    page.offering.level = [.first, .homeOfLayer, .further][first % 3]
    let writer = PageWriter(width: width)
    var output = TextBuilder()
    var display = PageDisplay(isBare: false, isBrief: false)
    writer.writeHelp(of: page, inLayer: false, to: &output)
    display.show(page, of: QuestionScreen.self, hasPrompt: true, with: writer, to: &output)
    writer.writePrompt(of: page, to: &output)
    let text = String(decoding: output.array, as: UTF8.self)
    expect(text.utf8.elementsEqual(output.array), "a page is UTF-8")
    // The last line, the prompt, may be wider.
    for line in text.unicodeScalars.split(separator: "\n").dropLast().map({ String($0) }) {
        let columns = line.map(\.displayWidth)
        expect(
            columns.reduce(0, +) <= width || columns.filter { $0 > 0 }.count == 1,
            "no line is wider than \(width) columns: \(line.debugDescription)")
    }
    expect(
        text.unicodeScalars.allSatisfy { !$0.isControl },
        "a page has no control characters")
}

/// Draws the page that the bytes describe. Zeros separate the page's elements. The first byte of an
/// element is its kind.
private func describe(_ page: inout Page, by bytes: ArraySlice<UInt8>) {
    var isAsking = false
    for part in bytes.split(separator: 0) {
        guard let kind = part.first else { continue }
        let text = String(decoding: part.dropFirst(), as: UTF8.self)
        switch kind % 9 {
        case 0: page.title(text)
        case 1: page.text(text)
        case 2: page.field(String(text.prefix(Int(kind / 9))), String(text.dropFirst(Int(kind / 9))))
        case 3: page.item(text) {}
        case 4: for _ in 0..<kind / 9 { page.item(text) {} }
        case 5: page.commandGroup(text)
        case 6:
            // y and n are reserved for yes-or-no questions.
            guard let letter = text.unicodeScalars.first, letter.canBeCommand, letter != "y", letter != "n",
                !page.offering.has(letter)
            else { continue }
            page.command(letter, String(text.dropFirst())) {}
        case 7: page.help(text)
        default:
            guard !isAsking else { continue }
            isAsking = true
            if kind % 2 == 0 {
                page.ask(text, .text, default: text) { _ in }
            } else {
                page.ask(text, .yesOrNo, default: false) { _ in }
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would interpret the scalar. Excludes line feeds, which end lines.
    var isControl: Bool {
        switch value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
