import Platform

/// UTF-8 text that grows at its end: what pages and output are written on.
///
/// It has one owner and is never copied, so that adding a few bytes costs no more than moving them.
package struct TextBuilder: ~Copyable {
    private var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private(set) var count = 0

    init() {}

    deinit {
        bytes.deallocate()
    }

    package var array: [UInt8] { Array(bytes[..<count]) }

    /// The text. All that is added is whole and UTF-8, so its bytes aren't looked at once more, which takes as long as a tenth
    /// of a page.
    var text: String {
        let text = UnsafeBufferPointer(rebasing: bytes[..<count])
        guard #available(macOS 26, *) else { return String(decoding: text, as: UTF8.self) }
        return String(copying: UTF8Span(unchecked: text.span))
    }

    borrowing func withBytes<Result, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<count])))
    }

    func text(_ range: Range<Int>) -> String {
        precondition(range.upperBound <= count, "the range is not in the text")
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Whether a part is the same as a part of another text, byte by byte.
    func has(_ range: Range<Int>, of other: borrowing TextBuilder, at otherRange: Range<Int>) -> Bool {
        other.withBytes { has(range, of: $0, at: otherRange) }
    }

    func has(_ range: Range<Int>, of other: UnsafeRawBufferPointer, at otherRange: Range<Int>) -> Bool {
        guard range.count == otherRange.count else { return false }
        precondition(range.upperBound <= count && otherRange.upperBound <= other.count, "it is in the text")
        guard !range.isEmpty, let one = bytes.baseAddress, let another = other.baseAddress else {
            return true
        }
        return hasSameBytes(one + range.lowerBound, another + otherRange.lowerBound, count: range.count)
    }

    /// Forgets the text behind its first bytes, and keeps its room.
    mutating func truncate(to count: Int) {
        precondition(count <= self.count, "the text is shorter than that")
        self.count = count
    }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    mutating func append(_ first: UInt8, _ second: UInt8) {
        reserve(2)
        bytes[count] = first
        bytes[count &+ 1] = second
        count &+= 2
    }

    mutating func append(_ byte: UInt8, count times: Int) {
        for _ in 0..<times { append(byte) }
    }

    mutating func append(_ text: some StringProtocol) {
        for byte in text.utf8 { append(byte) }
    }

    /// Adds a part of another text as it is.
    mutating func append(_ other: borrowing TextBuilder, _ range: Range<Int>) {
        precondition(range.upperBound <= other.count, "the range is not in the text")
        guard !range.isEmpty, let source = other.bytes.baseAddress else { return }
        reserve(range.count)
        guard let end = bytes.baseAddress else { return }
        (end + count).initialize(from: source + range.lowerBound, count: range.count)
        count += range.count
    }

    /// Adds text as it may be shown on any terminal: one line, with nothing in it that a terminal would obey.
    ///
    /// Control characters become their pictures (`␛` for escape), line breaks and tabs a space, and what nobody sees is
    /// spelled out (`\u{200B}`), but where it joins two characters that need it.
    ///
    /// - Returns: How many columns the text takes.
    @discardableResult
    mutating func append(plain text: borrowing String) -> Int {
        let length = text.utf8.withContiguousStorageIfAvailable { source in
            reserve(source.count)
            guard let room = bytes.baseAddress else { return 0 }
            let isPrintable = UnsafeRawBufferPointer(source).copyPrintable(to: room + count)
            return isPrintable ? source.count : -1
        }
        guard let length, length >= 0 else { return append(harmless: copy text) }
        count &+= length
        return length
    }

    /// Adds such text as a line.
    mutating func append(line text: String) {
        append(plain: text)
        append(UInt8(ascii: "\n"))
    }

    mutating func append(harmless text: String) -> Int {
        var width = 0
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if 0x20..<0x7F ~= scalar.value {
                append(UInt8(truncatingIfNeeded: scalar.value))
                width &+= 1
            } else if scalar.isInvisible, !scalars.joins(at: index) {
                let spelled = scalar.escaped(asASCII: true)
                append(spelled)
                width &+= spelled.utf8.count
            } else {
                let scalar = scalar.harmless
                append(scalar)
                width &+= scalar.displayWidth
            }
        }
        return width
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            for byte in scalar.utf8 { append(byte) }
        }
    }

    /// Adds a whole number in plain digits, and returns how many columns it takes.
    @discardableResult
    mutating func append(digits number: Int) -> Int {
        let zero = UInt8(ascii: "0")
        if 0..<10 ~= number {
            append(zero &+ UInt8(truncatingIfNeeded: number))
            return 1
        }
        if 10..<100 ~= number {
            let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
            append(zero &+ UInt8(truncatingIfNeeded: tens), zero &+ UInt8(truncatingIfNeeded: ones))
            return 2
        }
        let start = count
        if number < 0 { append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var digits = 1
        var limit: UInt = 10
        while rest >= limit {
            digits &+= 1
            // No whole number has more digits than this can have.
            limit &*= 10
        }
        reserve(digits)
        count += digits
        var place = count
        repeat {
            place &-= 1
            let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
            bytes[place] = zero &+ UInt8(truncatingIfNeeded: digit)
            rest = tenth
        } while rest > 0
        return count - start
    }

    private mutating func reserve(_ more: Int) {
        if count &+ more > bytes.count { grow(by: more) }
    }

    private mutating func grow(by more: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
            capacity: max(count + more, bytes.count * 2, 1024))
        _ = larger.moveInitialize(fromContentsOf: bytes[..<count])
        bytes.deallocate()
        bytes = larger
    }
}

extension UnsafeRawBufferPointer {
    /// Copies the bytes while it looks at them, eight at a time and the last ones once more; false where they are not
    /// all printable ASCII.
    fileprivate func copyPrintable(to room: UnsafeMutableRawPointer) -> Bool {
        switch count {
        case 0: return true
        case 1: return copy(UInt8.self, at: 0, to: room) == 0
        case 2...3:
            return copy(UInt16.self, at: 0, to: room) | copy(UInt16.self, at: count - 2, to: room) == 0
        case 4...7:
            return copy(UInt32.self, at: 0, to: room) | copy(UInt32.self, at: count - 4, to: room) == 0
        case 8...16:
            return copy(UInt64.self, at: 0, to: room) | copy(UInt64.self, at: count - 8, to: room) == 0
        default:
            let last = count - 8
            var faults = copy(UInt64.self, at: last, to: room)
            for offset in stride(from: 0, to: last, by: 8) {
                faults |= copy(UInt64.self, at: offset, to: room)
            }
            return faults == 0
        }
    }

    /// Copies a word of bytes; what it returns is not 0 where one of them isn't printable ASCII.
    private func copy<Word: FixedWidthInteger & UnsignedInteger>(
        _ type: Word.Type, at offset: Int, to room: UnsafeMutableRawPointer
    ) -> Word {
        let word = loadUnaligned(fromByteOffset: offset, as: type)
        room.storeBytes(of: word, toByteOffset: offset, as: type)
        let ones = Word.max / 0xFF
        // A byte's high bit is set above 0x7F; below a space, as the difference; at delete, as the sum.
        return (word | (word &- ones &* 0x20) | (word &+ ones)) & (ones &* 0x80)
    }
}

extension String {
    var hasLineFeed: Bool {
        utf8.withContiguousStorageIfAvailable { hasByte(0x0A, in: $0) } ?? utf8.contains(0x0A)
    }
}

extension Unicode.Scalar {
    /// This character, or what stands for it where it would command a terminal.
    var harmless: Unicode.Scalar {
        switch value {
        case 0x09...0x0D, 0x2028, 0x2029: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        // What joins, the text around it tells.
        case 0x200C...0x200D: self
        default: isInvisible ? "\u{FFFD}" : self
        }
    }
}
