import MovieCatalog

/// Reads the lists in other programs' cells, such as `Drama|Crime` or `['Drama', 'Crime']`.
enum ListNotation {
    /// Returns the nonempty values, or nil if the notation is unknown.
    static func values(in cell: ArraySlice<UInt8>) -> [String]? {
        if cell.first == UInt8(ascii: "[") { return try? literal(cell) }
        if cell.first == UInt8(ascii: "{") { return nil }
        if cell.has("|") { return split(cell, at: "|") }
        if cell.has(";") { return split(cell, at: ";") }
        return cell.has("/") && !cell.has(",") ? split(cell, at: " / ") : CellList.values(in: cell)
    }

    /// Whether each pair of values can be one person's last and first name. Considers only Latin
    /// letters, since names in Chinese, Japanese and Korean have no spaces.
    static func mayBeLastFirst(_ cell: ArraySlice<UInt8>) -> Bool {
        guard cell.has(","), !["|", ";", "\\", "[", "{"].contains(where: cell.has) else { return false }
        var rest = cell
        repeat {
            let names = rest.split(separator: UInt8(ascii: ","), maxSplits: 2).map(\.trimmed)
            let hasOneWord = names.prefix(2).contains { name in
                !name.contains(UInt8(ascii: " ")) && name.contains { (0x61...0x7A).contains($0) }
            }
            guard names.count > 1, hasOneWord else { return false }
            rest = names.dropFirst(2).first ?? []
        } while !rest.isEmpty
        return true
    }

    private static func split(_ cell: ArraySlice<UInt8>, at sign: String) -> [String] {
        String(decoding: cell, as: UTF8.self).split(separator: sign).map { String($0.trimmed) }
            .filter { !$0.isEmpty }
    }

    /// Returns a genre as it's usually written: `sci_fi` becomes Sci-Fi.
    static func genre(_ text: String) -> String {
        guard text.unicodeScalars.allSatisfy({ $0.isASCII && !("A"..."Z" ~= $0) }) else { return text }
        if let name = hyphenated[text.filter(\.isLetter)] { return name }
        return text.split(whereSeparator: { $0 == "_" || $0 == " " }).map(\.sentenceCased)
            .joined(separator: " ")
    }

    /// Reads a JSON or Python list of strings, numbers, or objects with names. Nil for other lists.
    private static func literal(_ cell: ArraySlice<UInt8>) throws(JSONError) -> [String]? {
        var reader = try JSONReader(json(cell))
        var texts: [String] = []
        guard case .list = try reader.read() else { return nil }
        try reader.enter()
        while try reader.hasNextElement() {
            var value = try reader.read()
            if case .object = value {
                value = .list
                try reader.enter()
                while let key = try reader.nextKey() {
                    if key.elementsEqual("name".utf8) { value = try reader.read() } else { try reader.skip() }
                }
            }
            switch value {
            case .text(let text), .number(let text):
                texts.append(String(decoding: text.trimmed, as: UTF8.self))
            case .null: break
            case .bool, .list, .object: return nil
            }
        }
        try reader.end()
        return texts.filter { !$0.isEmpty }
    }

    /// Converts Python's literals to JSON: `['It\'s', None]` becomes `["It's", null]`.
    private static func json(_ literal: ArraySlice<UInt8>) -> [UInt8] {
        var json: [UInt8] = []
        var (rest, quote) = (literal, UInt8?.none)
        while let byte = rest.popFirst() {
            if byte == quote || quote == nil && (byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")) {
                quote = quote == nil ? byte : nil
                json.append(UInt8(ascii: "\""))
            } else if quote != nil, byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
                let escape = next == UInt8(ascii: "'") ? "'" : next == UInt8(ascii: "x") ? "\\u00" : nil
                json += escape.map { Array($0.utf8) } ?? [byte, next]
            } else if quote != nil, byte == UInt8(ascii: "\"") {
                json += [UInt8(ascii: "\\"), byte]
            } else if quote == nil, byte == UInt8(ascii: "N"), rest.starts(with: "one".utf8) {
                json += "null".utf8
                rest = rest.dropFirst(3)
            } else {
                json.append(byte)
            }
        }
        return json
    }
}
