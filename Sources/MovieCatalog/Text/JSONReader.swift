/// Reads JSON (RFC 8259) value by value, without building a tree.
///
///     var reader = try JSONReader(bytes)
///     try reader.enter()
///     while let key = try reader.nextKey() { try reader.skip() }
///     try reader.end()
package struct JSONReader {
    /// A value that was read. Objects and lists must be entered or skipped next.
    package enum Value {
        case text(ArraySlice<UInt8>), number(ArraySlice<UInt8>), bool(Bool), null, object, list
    }

    private let bytes: [UInt8]
    private var position = 0
    private var start = 0
    private var depth = 0
    private var isFresh = false
    private static let deepest = 64
    /// The paths of unknown keys within values, such as `watched.place`.
    var passedKeys: [String] = []

    package init(_ bytes: [UInt8]) throws(JSONError) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        guard bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil else {
            var rest = bytes.makeIterator()
            var decoder = UTF8()
            while case .scalarValue(let scalar) = decoder.decode(&rest) { start += UTF8.width(scalar) }
            throw error("this is not UTF-8 text")
        }
    }

    var column: Int { start + 1 }

    package func error(_ reason: String) -> JSONError { JSONError(column: column, reason: reason) }

    package mutating func read() throws(JSONError) -> Value {
        skipSpace()
        start = position
        guard position < bytes.count else { throw error("a value is missing at the end") }
        switch bytes[position] {
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .list
        default:
            let end = bytes[position...].firstIndex { !$0.isPartOfWord } ?? bytes.count
            let word = bytes[position..<end]
            position = end
            if word.elementsEqual("null".utf8) { return .null }
            if word.elementsEqual("true".utf8) { return .bool(true) }
            if word.elementsEqual("false".utf8) { return .bool(false) }
            if DecimalNumber(word) != nil { return .number(word) }
            let found = word.isEmpty ? bytes[position...].prefix(1) : word
            throw error("\(shown(String(decoding: found, as: UTF8.self))) is not a value")
        }
    }

    package mutating func enter() throws(JSONError) {
        guard depth < Self.deepest else { throw error("this is more than \(Self.deepest) lists deep") }
        depth += 1
        position += 1
        isFresh = true
    }

    /// Returns the next key, or nil at the end of the object. Read or skip the key's value next.
    package mutating func nextKey() throws(JSONError) -> ArraySlice<UInt8>? {
        guard try hasNext(before: UInt8(ascii: "}")) else { return nil }
        skipSpace()
        start = position
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            throw error("a key in quotes is missing")
        }
        let key = try text()
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
            throw JSONError(column: position + 1, reason: "a colon is missing")
        }
        position += 1
        return key
    }

    /// Returns whether the list has another element. If it does, read or skip the element next.
    package mutating func hasNextElement() throws(JSONError) -> Bool {
        try hasNext(before: UInt8(ascii: "]"))
    }

    package mutating func skip() throws(JSONError) {
        switch try read() {
        case .object:
            try enter()
            while try nextKey() != nil { try skip() }
        case .list:
            try enter()
            while try hasNextElement() { try skip() }
        case .text, .number, .bool, .null: break
        }
    }

    package mutating func passed() throws(JSONError) -> ArraySlice<UInt8> {
        let begin = position
        try skip()
        return bytes[begin..<position]
    }

    package mutating func end() throws(JSONError) {
        skipSpace()
        guard position == bytes.count else {
            throw JSONError(column: position + 1, reason: "something follows where the line should end")
        }
    }

    private mutating func hasNext(before bracket: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        defer { isFresh = false }
        if position < bytes.count {
            if bytes[position] == bracket {
                position += 1
                depth -= 1
                return false
            }
            if isFresh { return true }
            if bytes[position] == UInt8(ascii: ",") {
                position += 1
                return true
            }
        }
        let close = Character(Unicode.Scalar(bracket))
        throw JSONError(column: position + 1, reason: "\(isFresh ? "" : "a comma or ")“\(close)” is missing")
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isJSONSpace { position += 1 }
    }

    private mutating func text() throws(JSONError) -> ArraySlice<UInt8> {
        position += 1
        let plain = position
        skipPlainText()
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            position += 1
            return bytes[plain..<position - 1]
        }
        var text = Array(bytes[plain..<position])
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return text[...]
            case UInt8(ascii: "\\"): text += try escaped().utf8
            default:
                throw JSONError(
                    column: position + 1,
                    reason: "the text has a control character, which is written with a “\\”")
            }
            let plain = position
            skipPlainText()
            text += bytes[plain..<position]
        }
        throw error("this quote is never closed")
    }

    private mutating func skipPlainText() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
            position += 1
        }
    }

    private static let escapes = Dictionary(
        uniqueKeysWithValues: zip(#""\/bfnrt"#.utf8, ["\"", "\\", "/", "\u{8}", "\u{C}", "\n", "\r", "\t"]))

    private mutating func escaped() throws(JSONError) -> String {
        let column = position + 1
        position += 1
        let letter = position < bytes.count ? bytes[position] : 0
        position += 1
        if let escape = Self.escapes[letter] { return escape }
        guard letter == UInt8(ascii: "u") else {
            throw JSONError(column: column, reason: "“\\” can't escape this character")
        }
        var number = try fourDigits()
        if number & 0xFC00 == 0xD800,
            bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
        {
            position += 2
            let low = try fourDigits()
            // Anything else leaves a lone surrogate, which isn't a character.
            if low & 0xFC00 == 0xDC00 { number = 0x10000 + (number & 0x3FF) << 10 + low & 0x3FF }
        }
        guard let scalar = Unicode.Scalar(number) else {
            throw JSONError(column: column, reason: "this is half a character")
        }
        return String(scalar)
    }

    private mutating func fourDigits() throws(JSONError) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw JSONError(column: position + 1, reason: "four hexadecimal digits are missing") }
        position += 4
        return number
    }
}

extension JSONReader.Value: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text(let bytes), .number(let bytes): shown(String(decoding: bytes, as: UTF8.self))
        case .bool(let flag): "\(flag)"
        case .null: "null"
        case .object: "{…}"
        case .list: "[…]"
        }
    }
}

extension UInt8 {
    package var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    fileprivate var isPartOfWord: Bool {
        isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
            || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
    }
}

package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// In bytes, from 1.
    let column: Int
    let reason: String

    package static let notAnObject = "this is not an object in braces"

    /// `column 17: the year “x” is not a whole number`.
    package var description: String { "column \(column): \(reason)" }
}
