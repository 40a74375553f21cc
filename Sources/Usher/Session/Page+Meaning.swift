extension Page {
    /// What a line means here; nothing for an empty line where nothing is offered for it.
    ///
    /// - Throws: A refusal that says what would do.
    func choice(of line: String) throws(Refusal) -> Choice? {
        let bytes = Array(line.utf8)
        let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if !isPlain, line.unicodeScalars.contains(where: \.isControl) {
            throw Refusal("An answer can't hold control characters; type it as plain text.")
        }
        var answer = bytes[...].trimmed
        if answer.isEmpty { return emptyLine }
        if answer.first == colon {
            answer.removeFirst()
            if takesText, answer.first == colon { return .text(string(answer)) }
            answer = answer.trimmed
        } else if takesText {
            return .text(string(answer))
        }
        if answer.first == UInt8(ascii: "/"), takesSearch {
            return .search(string(answer.dropFirst().trimmed))
        }
        if !answer.isEmpty, answer.allSatisfy(\.isDigit) { return try item(answer) }
        return try command(answer)
    }

    private var emptyLine: Choice? {
        switch prompt {
        case .choice: nil
        case .text(_, let value): value.map { .text($0) }
        case .confirmation: .confirmed(false)
        }
    }

    private func item(_ digits: ArraySlice<UInt8>) throws(Refusal) -> Choice {
        var number = 0
        for digit in digits where number <= itemCount {
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        if number >= 1, number <= itemCount { return .item(number) }
        switch itemCount {
        case 0: throw Refusal("There is nothing to pick by number here; \(offer).")
        case 1: throw Refusal("There is no \(quotation(of: digits)) here; 1 is the only number.")
        default:
            throw Refusal("There is no \(quotation(of: digits)) here; pick a number from 1 to \(itemCount).")
        }
    }

    private func command(_ text: ArraySlice<UInt8>) throws(Refusal) -> Choice {
        if text.count == 1, let byte = text.first {
            switch byte | 0x20 {
            case UInt8(ascii: "b") where place != .first: return .back
            case UInt8(ascii: "h") where place == .further: return .home
            case UInt8(ascii: "h") where place == .homeOfLayer:
                throw Refusal("This is the first page here; b goes back.")
            case UInt8(ascii: "b"), UInt8(ascii: "h"): throw Refusal("This is the first page; q quits.")
            case UInt8(ascii: "q"): return .quit
            default: if byte == UInt8(ascii: "?") { return .help }
            }
        }
        let word = string(text).lowercased()
        if let letter = word.unicodeScalars.first, word.unicodeScalars.count == 1, letter != "/",
            commands.contains(where: { $0.letter == letter })
        {
            return .command(letter)
        }
        if case .confirmation = prompt {
            switch word {
            case "y", "yes": return .confirmed(true)
            case "n", "no": return .confirmed(false)
            default: throw Refusal("“\(quotation(of: text))” is neither yes nor no; answer y or n.")
            }
        }
        throw Refusal("“\(quotation(of: text))” is not offered here; \(offer).")
    }

    private var offer: String {
        var ways = itemCount > 0 ? [takesText ? ":1" : "a number"] : []
        ways += commands.map { takesText ? ":\($0.letter)" : "\($0.letter)" }
        return
            "try \(ways.isEmpty ? "" : ways.joined(separator: ", ") + " or ")\(takesText ? ":?" : "?") for help"
    }
}

/// The text as a refusal names it, cut where it is too long for a line.
private func quotation(of bytes: ArraySlice<UInt8>) -> String {
    let text = string(bytes)
    return text.count <= 40 ? text : text.prefix(40) + "…"
}

private func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
}

private let colon = UInt8(ascii: ":")

extension Unicode.Scalar {
    /// Whether it is a control character, white space of ASCII aside.
    fileprivate var isControl: Bool {
        value < 0x20 ? value < 0x09 || value > 0x0D : value >= 0x7F && value < 0xA0
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension ArraySlice<UInt8> {
    /// The text without white space at either end.
    fileprivate var trimmed: Self {
        var (start, end) = (startIndex, endIndex)
        while start < end, self[start].isSpace { start += 1 }
        while start < end, self[end - 1].isSpace { end -= 1 }
        return self[start..<end]
    }
}
