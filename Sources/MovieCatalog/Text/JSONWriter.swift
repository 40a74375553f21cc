package struct JSONWriter {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]

    package init() { bytes.reserveCapacity(512) }

    package consuming func end() -> [UInt8] {
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    package mutating func add(_ key: String, text: String?) {
        guard let text else { return }
        begin(key)
        write(text)
    }

    mutating func add(_ key: String, literal: String?) {
        guard let literal else { return }
        begin(key)
        bytes += literal.utf8
    }

    package mutating func add(_ key: String, list: [String]) {
        guard !list.isEmpty else { return }
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for text in list {
            write(text)
            bytes.append(UInt8(ascii: ","))
        }
        bytes[bytes.count - 1] = UInt8(ascii: "]")
    }

    mutating func add(_ key: String, literals: [String]) {
        if !literals.isEmpty { add(key, literal: "[\(literals.joined(separator: ","))]") }
    }

    private mutating func begin(_ key: String) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        write(key)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        bytes += text.utf8
        if bytes[start...].contains(where: \.mayNeedEscape) {
            bytes.removeSubrange(start...)
            for scalar in text.unicodeScalars { write(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes += #"\""#.utf8
        case "\\": bytes += #"\\"#.utf8
        case "\n": bytes += #"\n"#.utf8
        case "\r": bytes += #"\r"#.utf8
        case "\t": bytes += #"\t"#.utf8
        case _ where scalar.properties.generalCategory == .control || scalar.isInvisible,
            "\u{2028}", "\u{2029}":
            for unit in UTF16.encode(scalar) ?? .init() {
                let digits = String(unit, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            }
        default: bytes += String(scalar).utf8
        }
    }
}

extension UInt8 {
    /// Whether characters with this first byte may be quotes, backslashes, controls or invisible.
    fileprivate var mayNeedEscape: Bool {
        switch self {
        case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xCD, 0xD8, 0xE1...0xE3,
            0xEF..<0xF1, 0xF3:
            true
        default: false
        }
    }
}
