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
        for scalar in text.unicodeScalars { write(scalar) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
        case " "..."~": bytes.append(UInt8(ascii: scalar))
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
