/// A key that a person presses.
enum Key: Hashable {
    case character(Unicode.Scalar)
    /// Characters that could have been another key.
    case text(String)
    case enter, escape, endOfInput, tab, up, down, pageUp, pageDown, redraw
    case left, right, home, lineEnd, wordLeft, wordRight
    case backspace, delete, deleteWordLeft, deleteWordRight, deleteToStart, deleteToEnd
}

/// Makes keys of bytes, one by one. What is no key, and no UTF-8, is left out; what is pasted is characters and line ends.
///
/// An Escape is a key at once, and taken back by what makes another key of it.
struct KeyDecoder {
    private enum State {
        case ground, character(missing: Int), escape, sequence
    }

    private var state = State.ground
    private var bytes: [UInt8] = []
    private(set) var isPasting = false
    private var previous: UInt8 = 0
    /// Whether nothing came along with the Escape that came last.
    private var isAlone = false
    /// Whether the last byte made another key of the Escape before it.
    private(set) var takesBackEscape = false

    /// Hears that no more bytes have come: an Escape was pressed, or a sequence comes in parts.
    mutating func pause() { if case .escape = state { isAlone = true } }

    mutating func next(_ byte: UInt8) -> Key? {
        takesBackEscape = false
        defer { previous = byte }
        switch state {
        case .ground: return begin(with: byte)
        case .character(let missing):
            guard byte & 0xC0 == 0x80 else { return begin(with: byte) }
            bytes.append(byte)
            state = missing > 1 ? .character(missing: missing - 1) : .ground
            guard missing == 1, let text = String(validating: bytes, as: UTF8.self) else { return nil }
            return text.unicodeScalars.first.map { .character($0) }
        case .escape:
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
                (state, bytes) = (.sequence, [byte])
                return nil
            }
            guard !isAlone, !isPasting, let key = Self.withAlt[byte] else { return begin(with: byte) }
            (state, takesBackEscape) = (.ground, true)
            return key
        case .sequence: return sequence(byte)
        }
    }

    private mutating func begin(with byte: UInt8) -> Key? {
        bytes = [byte]
        state = .ground
        switch byte {
        case 0x1B:
            (state, isAlone) = (.escape, false)
            return isPasting ? .character("\u{1B}") : .escape
        case 0x0A where isPasting: return previous == 0x0D ? nil : .enter
        case 0x0D: return .enter
        case 0x00..<0x20 where isPasting: return .character(Unicode.Scalar(byte))
        case 0x20...0x7E: return .character(Unicode.Scalar(byte))
        case 0xC2...0xDF: state = .character(missing: 1)
        case 0xE0...0xEF: state = .character(missing: 2)
        case 0xF0...0xF4: state = .character(missing: 3)
        default: return Self.controls[byte]
        }
        return nil
    }

    private mutating func sequence(_ byte: UInt8) -> Key? {
        guard 0x20...0x7E ~= byte else { return begin(with: byte) }
        bytes.append(byte)
        // The Linux console begins its function keys with two brackets.
        guard byte >= 0x40, bytes != Array("[[".utf8) else { return nil }
        let name = String(decoding: bytes.dropFirst(), as: UTF8.self)
        state = .ground
        // No key sends a small letter: a word was typed behind an Escape.
        let isText = isPasting ? name != "201~" : isAlone && bytes.count == 2 && byte >= 0x60
        if isText { return .text(String(decoding: bytes, as: UTF8.self)) }
        (takesBackEscape, isPasting) = (true, name == "200~")
        return Self.sequences[name]
    }

    private static let controls: [UInt8: Key] = [
        0x01: .home, 0x02: .left, 0x04: .endOfInput, 0x05: .lineEnd, 0x06: .right, 0x08: .backspace,
        0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .redraw, 0x0E: .down, 0x10: .up,
        0x15: .deleteToStart, 0x17: .deleteWordLeft, 0x7F: .backspace,
    ]
    private static let sequences: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .lineEnd, "1~": .home, "3~": .delete,
        "4~": .lineEnd, "5~": .pageUp, "6~": .pageDown, "7~": .home, "8~": .lineEnd, "1;3C": .wordRight,
        "1;3D": .wordLeft,
        "1;5C": .wordRight, "1;5D": .wordLeft, "3;3~": .deleteWordRight, "3;5~": .deleteWordRight,
    ]
    private static let withAlt: [UInt8: Key] = [
        UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, UInt8(ascii: "d"): .deleteWordRight,
        0x7F: .deleteWordLeft, 0x08: .deleteWordLeft,
    ]
}
