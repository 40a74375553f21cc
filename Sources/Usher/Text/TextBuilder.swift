import Platform

/// UTF-8 text that grows at its end, for pages and output. It has one owner and is never copied.
package struct TextBuilder: ~Copyable {
    package private(set) var array: [UInt8] = []

    var count: Int { array.count }

    var text: String { String(decoding: array, as: UTF8.self) }

    func text(_ range: Range<Int>) -> String { String(decoding: array[range], as: UTF8.self) }

    /// Whether a part equals a part of another text, byte by byte.
    func has(_ range: Range<Int>, of other: borrowing TextBuilder, at otherRange: Range<Int>) -> Bool {
        array[range] == other.array[otherRange]
    }

    /// Removes all but the first bytes, and keeps the capacity.
    mutating func truncate(to count: Int) { array.removeLast(self.count - count) }

    mutating func append(_ byte: UInt8) { array.append(byte) }

    mutating func append(_ first: UInt8, _ second: UInt8) { array += [first, second] }

    mutating func append(_ byte: UInt8, count: Int) { array += repeatElement(byte, count: count) }

    mutating func append(_ text: some StringProtocol) {
        if text.utf8.withContiguousStorageIfAvailable({ array += $0 }) == nil { array += text.utf8 }
    }

    mutating func append(_ scalar: Unicode.Scalar) { array += scalar.utf8 }

    /// Adds text as one line that's safe on any terminal, and returns its width in columns.
    ///
    /// Control characters become their pictures (`␛` for escape), line breaks and tabs a space.
    /// Invisible characters are spelled out (`\u{200B}`), except joiners that their script needs.
    @discardableResult
    mutating func append(plain text: String) -> Int {
        // Most text is printable ASCII.
        let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
        if isPlain == true {
            append(text)
            return text.utf8.count
        }
        var width = 0
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar.isInvisible, !scalars.joins(at: index) {
                let spelled = scalar.escaped(asASCII: true)
                append(spelled)
                width += spelled.utf8.count
            } else {
                append(scalar.harmless)
                width += scalar.harmless.displayWidth
            }
        }
        return width
    }

    mutating func append(line text: String) {
        append(plain: text)
        append(.newline)
    }
}

extension String {
    var hasLineFeed: Bool { has(.newline) }
}

extension Unicode.Scalar {
    /// This character, or a harmless substitute for one that would control a terminal.
    var harmless: Unicode.Scalar {
        switch value {
        case 0x20..<0x7F: self
        case 0x09...0x0D, 0x2028, 0x2029: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        // Whether a joiner is needed depends on the text around it.
        case 0x200C...0x200D: self
        default: isInvisible ? "\u{FFFD}" : self
        }
    }
}
