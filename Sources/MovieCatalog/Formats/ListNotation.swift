/// The values of a list as other programs write them into one cell: `Drama, Crime`, `Drama|Crime`, `["Drama"]`,
/// `['Drama', 'Crime']`, `[{"id": 18, "name": "Drama"}]`.
enum ListNotation {
    /// The values in a cell, of which none is empty; `nil` where it is written in a way that nobody knows.
    static func values(in cell: ArraySlice<UInt8>) -> [String]? {
        switch cell.first {
        case UInt8(ascii: "["):
            var reader = LiteralReader(cell)
            return reader.texts()
        case UInt8(ascii: "{"): return nil
        default: break
        }
        if cell.has("|") { return split(cell, at: "|") }
        if cell.has(",") { return CellList.values(in: cell) }
        if cell.has(";") { return split(cell, at: ";") }
        return cell.has("/") ? split(cell, at: " / ") : CellList.values(in: cell)
    }

    private static func split(_ cell: ArraySlice<UInt8>, at sign: String) -> [String] {
        String(decoding: cell, as: UTF8.self).split(separator: sign).map { String($0.trimmed) }.filter {
            !$0.isEmpty
        }
    }

    /// A genre as people write it: `sci_fi` is Sci-Fi.
    static func genre(_ text: String) -> String {
        guard text.utf8.allSatisfy({ $0 < 0x80 && !($0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z")) })
        else {
            return text
        }
        if let name = hyphenated[text.filter(\.isLetter)] { return name }
        return text.split(whereSeparator: { $0 == "_" || $0 == " " }).map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        .joined(separator: " ")
    }

    private static let hyphenated = [
        "scifi": "Sci-Fi", "filmnoir": "Film-Noir", "realitytv": "Reality-TV", "talkshow": "Talk-Show",
        "gameshow": "Game-Show",
    ]
}

/// Reads a list as JSON or Python writes it.
private struct LiteralReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The texts of the list, or the names of its objects; `nil` where it is something else.
    mutating func texts() -> [String]? {
        guard take("["), let texts = elements(until: "]", { $0.element() }) else { return nil }
        skipSpace()
        return position == bytes.endIndex ? texts.filter { !$0.isEmpty } : nil
    }

    private mutating func element() -> String? {
        guard take("{") else { return word() }
        let pairs = elements(until: "}") { reader -> (key: String, value: String)? in
            guard let key = reader.word(), reader.take(":"), let value = reader.word() else { return nil }
            return (key, value)
        }
        return pairs?.first { $0.key == "name" }?.value
    }

    /// What stands between commas up to a bracket; `nil` where something can't be read.
    private mutating func elements<Element>(
        until bracket: Character, _ read: (inout LiteralReader) -> Element?
    ) -> [Element]? {
        var elements: [Element] = []
        if take(bracket) { return elements }
        repeat {
            guard let element = read(&self) else { return nil }
            elements.append(element)
        } while take(",")
        return take(bracket) ? elements : nil
    }

    /// A text in quotes of either kind, or a number or name without.
    private mutating func word() -> String? {
        skipSpace()
        guard position < bytes.endIndex else { return nil }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let plain = bytes[position...].prefix { !",:[]{} \"'".utf8.contains($0) }
            position = plain.endIndex
            let isNone = plain.elementsEqual("null".utf8) || plain.elementsEqual("None".utf8)
            return plain.isEmpty ? nil : isNone ? "" : String(decoding: plain, as: UTF8.self)
        }
        position += 1
        var text: [UInt8] = []
        while position < bytes.endIndex, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") {
                guard let scalar = escaped() else { return nil }
                text += Array(String(scalar).utf8)
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.endIndex else { return nil }
        position += 1
        return String(String(decoding: text, as: UTF8.self).trimmed)
    }

    /// What a backslash and what follows it stand for.
    private mutating func escaped() -> Unicode.Scalar? {
        position += 2
        guard position <= bytes.endIndex else { return nil }
        switch bytes[position - 1] {
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): return " "
        case UInt8(ascii: "u"), UInt8(ascii: "x"):
            let digits = bytes[position...].prefix(bytes[position - 1] == UInt8(ascii: "u") ? 4 : 2)
            position = digits.endIndex
            return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        case let byte where byte < 0x80: return Unicode.Scalar(byte)
        default: return nil
        }
    }

    private mutating func take(_ sign: Character) -> Bool {
        skipSpace()
        guard position < bytes.endIndex, bytes[position] == sign.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.endIndex, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a sign of ASCII is among the bytes.
    fileprivate func has(_ sign: Unicode.Scalar) -> Bool {
        withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: sign), in: 0..<$0.count) } != nil
    }
}
