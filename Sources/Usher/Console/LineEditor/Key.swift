enum Key: Hashable {
    case text(String)
    case enter, escape, endOfInput, tab, up, down, pageUp, pageDown, redraw
    case left, right, home, lineEnd, wordLeft, wordRight
    case backspace, delete, deleteWordLeft, deleteWordRight, deleteToStart, deleteToEnd

    fileprivate static func text(_ byte: UInt8) -> Key { .text(String(Unicode.Scalar(byte))) }
}

/// Turns bytes into keys, without the terminal's replies. Escape is returned at once, and taken
/// back if it turns out to be the start of another key.
struct KeyDecoder {
    private enum State {
        case ground, character(missing: Int), escape, sequence
        /// In a terminal's reply with text (OSC, DCS, APC, PM, SOS), which ends with BEL or ST.
        case string(isCertain: Bool)
        /// After an Escape in a terminal's reply. It may be the start of ST, which ends the reply.
        case stringEscape
        /// In an old terminal's mouse report, which ends with three bytes of any value.
        case mouse(missing: Int)
    }

    private var state = State.ground
    private var bytes: [UInt8] = []
    private(set) var isPasting = false
    private var previous: UInt8 = 0
    /// The number of bytes of the end-of-paste marker read so far.
    private var endLength = 0
    /// Whether the last Escape came alone, so that the next bytes may be typed text.
    private var isAlone = false
    /// Whether the last characters may be a terminal's reply. A terminator confirms that.
    private var isReply = false
    /// Whether the last byte turned the Escape before it into another key.
    private(set) var takesBackEscape = false
    /// Whether to read the last byte again, because the key ended before it.
    private(set) var isUnread = false

    /// Whether the last characters may belong to a key or a reply that began with Escape.
    var isUndecided: Bool { if case .sequence = state { isAlone } else { isReply } }

    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Notes a pause in the input: Escape was pressed alone, or a sequence arrives in parts.
    mutating func pause() {
        switch state {
        case .escape, .stringEscape: isAlone = true
        case .string(isCertain: false):
            // Alt-P sends the same bytes as the start of a reply, so treat them as typed.
            (state, isReply) = (.ground, true)
        case .ground, .character, .sequence, .string, .mouse: break
        }
    }

    mutating func next(_ byte: UInt8) -> Key? {
        (takesBackEscape, isUnread) = (false, false)
        if isPasting { return pasted(byte) }
        switch state {
        case .ground: return begin(with: byte)
        case .character(let missing): return character(missing, byte)
        case .escape: return escaped(byte)
        case .sequence: return sequence(byte)
        case .mouse(let missing):
            state = missing > 1 ? .mouse(missing: missing - 1) : .ground
            return nil
        case .string(let isCertain):
            switch byte {
            case 0x07: (state, takesBackEscape) = (.ground, !isCertain)
            case 0x1B: (state, isAlone, isReply) = (.stringEscape, false, !isCertain)
            case 0x00..<0x20, 0x7F: return begin(with: byte)
            default: (state, takesBackEscape) = (.string(isCertain: true), !isCertain)
            }
            return nil
        case .stringEscape:
            if byte == UInt8(ascii: "\\") {
                (state, takesBackEscape, isReply) = (.ground, isReply, false)
                return nil
            }
            (state, isReply, isUnread) = (.escape, false, true)
            return .escape
        }
    }

    private mutating func begin(with byte: UInt8) -> Key? {
        bytes = [byte]
        state = .ground
        if byte < 0x20, isReply {
            if byte == 0x1B {
                (state, isAlone) = (.stringEscape, false)
                return nil
            }
            (takesBackEscape, isReply) = (byte == 0x07, false)
        }
        switch byte {
        case 0x1B:
            (state, isAlone) = (.escape, false)
            return .escape
        case 0x0D: return .enter
        case 0x20...0x7E: return .text(byte)
        case 0xC2...0xDF: state = .character(missing: 1)
        case 0xE0...0xEF: state = .character(missing: 2)
        case 0xF0...0xF4: state = .character(missing: 3)
        default: return Self.controls[byte]
        }
        return nil
    }

    private mutating func character(_ missing: Int, _ byte: UInt8) -> Key? {
        guard byte & 0xC0 == 0x80 else { return isPasting ? pastedText(byte) : begin(with: byte) }
        bytes.append(byte)
        state = missing > 1 ? .character(missing: missing - 1) : .ground
        guard missing == 1, let text = String(validating: bytes, as: UTF8.self) else { return nil }
        return .text(text)
    }

    private mutating func escaped(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            (state, bytes) = (.sequence, [byte])
            return isAlone ? .text(byte) : nil
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            if isAlone {
                (state, isReply) = (.ground, true)
                return .text(byte)
            }
            state = .string(isCertain: false)
            return nil
        default:
            guard !isAlone, let key = Self.withAlt[byte] else { return begin(with: byte) }
            (state, takesBackEscape) = (.ground, true)
            return key
        }
    }

    private mutating func sequence(_ byte: UInt8) -> Key? {
        guard 0x20...0x7E ~= byte else { return begin(with: byte) }
        bytes.append(byte)
        // The Linux console begins its function keys with two brackets.
        guard byte >= 0x40, bytes != Array("[[".utf8) else {
            return isAlone ? .text(byte) : nil
        }
        let name = String(decoding: bytes.dropFirst(), as: UTF8.self)
        // After a pause, these characters were probably typed.
        if isAlone, bytes.count == 2,
            byte >= 0x60 || bytes[0] == UInt8(ascii: "O") && !"ABCDFHPQRS".contains(name)
        {
            return begin(with: byte)
        }
        state = bytes == Array("[M".utf8) ? .mouse(missing: 3) : .ground
        (takesBackEscape, isPasting, previous) = (true, name == "200~", 0)
        return Self.sequences[name]
    }

    private mutating func pasted(_ byte: UInt8) -> Key? {
        if byte == Self.pasteEnd[endLength] {
            (endLength, state) = (endLength + 1, .ground)
            if endLength == Self.pasteEnd.count { (endLength, isPasting) = (0, false) }
            return nil
        }
        if endLength > 0 {
            let text = String(decoding: Self.pasteEnd[..<endLength], as: UTF8.self)
            (endLength, isUnread, previous) = (0, true, 0)
            return .text(text)
        }
        if case .character(let missing) = state { return character(missing, byte) }
        return pastedText(byte)
    }

    private mutating func pastedText(_ byte: UInt8) -> Key? {
        defer { previous = byte }
        state = .ground
        switch byte {
        case 0x0A where previous == 0x0D: return nil
        case 0x0A, 0x0D: return .text("\n")
        case 0x00..<0x20, 0x7F: return .text(byte)
        default: return begin(with: byte)
        }
    }

    private static let controls: [UInt8: Key] = [
        0x01: .home, 0x02: .left, 0x04: .endOfInput, 0x05: .lineEnd, 0x06: .right, 0x08: .backspace,
        0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .redraw, 0x0E: .down, 0x10: .up,
        0x15: .deleteToStart, 0x17: .deleteWordLeft, 0x7F: .backspace,
    ]
    private static let sequences: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .lineEnd, "1~": .home, "3~": .delete,
        "4~": .lineEnd, "5~": .pageUp, "6~": .pageDown, "7~": .home, "8~": .lineEnd,
        "1;3C": .wordRight, "1;3D": .wordLeft, "1;5C": .wordRight, "1;5D": .wordLeft,
        "3;3~": .deleteWordRight, "3;5~": .deleteWordRight,
    ]
    private static let withAlt: [UInt8: Key] = [
        UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, UInt8(ascii: "d"): .deleteWordRight,
        0x7F: .deleteWordLeft, 0x08: .deleteWordLeft,
    ]
}
