import Platform

/// Appendable UTF-8 text. With an array, 1,000 answers took 2 ms longer.
package struct TextBuilder: ~Copyable {
    private var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private(set) var count = 0

    init() {}
    deinit { bytes.deallocate() }
    private var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[..<count]) }
    package var array: [UInt8] { Array(written) }
    var text: String { String(decoding: written, as: UTF8.self) }
    func text(_ range: Range<Int>) -> String { String(decoding: written[range], as: UTF8.self) }
    var lineFeeds: Int { written.count { $0 == .newline } }

    /// Removes all but the first `count` bytes. The capacity stays the same.
    mutating func truncate(to count: Int) {
        precondition(0...self.count ~= count, "the text is shorter")
        self.count = count
    }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    mutating func append(_ byte: UInt8, count: Int) { for _ in 0..<count { append(byte) } }

    mutating func append(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
            for byte in text.utf8 { append(byte) }
        }
    }

    mutating func append(_ range: Range<Int>, of other: borrowing TextBuilder) {
        append(contentsOf: UnsafeBufferPointer(rebasing: other.written[range]))
    }

    private mutating func append(contentsOf source: UnsafeBufferPointer<UInt8>) {
        reserve(source.count)
        guard let start = source.baseAddress, let end = bytes.baseAddress else { return }
        (end + count).initialize(from: start, count: source.count)
        count += source.count
    }

    private mutating func reserve(_ more: Int) { if count + more > bytes.count { grow(by: more) } }

    private mutating func grow(by more: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
            capacity: max(count + more, bytes.count * 2, 256))
        _ = larger.moveInitialize(fromContentsOf: bytes[..<count])
        bytes.deallocate()
        bytes = larger
    }

    mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(digitsOf: number.magnitude)
    }

    private mutating func append(digitsOf number: UInt) {
        if number > 9 { append(digitsOf: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    mutating func append(_ scalar: Unicode.Scalar) { for byte in scalar.utf8 { append(byte) } }

    /// Adds text as one line that's safe on any terminal, and returns its width in columns. Control
    /// characters become symbols, and most invisible characters are escaped: `\u{200B}`.
    @discardableResult
    mutating func append(plain text: String) -> Int {
        let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.isPlain else { return false }
            append(contentsOf: bytes)
            return true
        }
        if isPlain == true { return text.utf8.count }
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

extension UnsafeBufferPointer<UInt8> {
    /// Whether the text is printable ASCII, as most text is.
    fileprivate var isPlain: Bool { allSatisfy { 0x20..<0x7F ~= $0 } }
}

extension String {
    /// The text as one safe line, and its width: see ``TextBuilder/append(plain:)``.
    var plainLine: (text: String, width: Int) {
        if utf8.withContiguousStorageIfAvailable(\.isPlain) == true { return (self, utf8.count) }
        var line = TextBuilder()
        let width = line.append(plain: self)
        return (line.text, width)
    }
}

extension Unicode.Scalar {
    /// This character, or a harmless substitute for a control character or an invisible one.
    var harmless: Unicode.Scalar {
        switch value {
        case 0x20..<0x7F: self
        case 0x09...0x0D, 0x2028, 0x2029: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        // Keep joiners, since the text around them decides whether they're needed.
        case 0x200C...0x200D: self
        default: isInvisible ? "\u{FFFD}" : self
        }
    }
}

/// Stops the program with a message. Unlike `precondition`, prints it in release builds, too.
package func mistake(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    #if !DEBUG
        var output = TextBuilder()
        output.append("Fatal error: ")
        output.append(line: message)
        try? writeBytes(output.array, to: standardError)
    #endif
    preconditionFailure(message, file: file, line: line)
}

extension String {
    var columns: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
    /// The width of this character on a terminal: 0, 1 or 2 columns.
    var displayWidth: Int { isASCII ? 1 : unicodeScalars.reduce(0) { max($0, $1.displayWidth) } }
}

extension Unicode.Scalar {
    /// The width on a terminal, by Unicode Standard Annex 11. Symbols shown as emoji are wide.
    var displayWidth: Int {
        switch value {
        case 0x20..<0x7F, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027: return 1
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            return 2
        case 0x2300...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF:
            return properties.isEmojiPresentation ? 2 : 1
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }
}
