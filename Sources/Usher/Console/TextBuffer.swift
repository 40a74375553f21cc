/// UTF-8 text that grows at its end: what pages and output are written on.
///
/// It has one owner and is never copied, so that adding a few bytes costs no more than moving them.
struct TextBuffer: ~Copyable {
    private var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private(set) var count = 0

    init() {}

    deinit {
        bytes.deallocate()
    }

    /// The text, for whoever takes an array.
    var array: [UInt8] { Array(bytes[..<count]) }

    /// A part of the text.
    func text(_ range: Range<Int>) -> String {
        precondition(range.upperBound <= count, "the range is not in the text")
        return String(decoding: bytes[range], as: UTF8.self)
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

    mutating func append(_ byte: UInt8, count times: Int) {
        for _ in 0..<times { append(byte) }
    }

    /// Adds text as it is.
    mutating func append(_ text: some StringProtocol) {
        for byte in text.utf8 { append(byte) }
    }

    /// Adds a part of another text as it is.
    mutating func append(_ other: borrowing TextBuffer, _ range: Range<Int>) {
        precondition(range.upperBound <= other.count, "the range is not in the text")
        guard !range.isEmpty, let source = other.bytes.baseAddress else { return }
        reserve(range.count)
        guard let end = bytes.baseAddress else { return }
        (end + count).initialize(from: source + range.lowerBound, count: range.count)
        count += range.count
    }

    /// Adds text as it may be shown on any terminal: one line, with nothing in it that a terminal would obey.
    ///
    /// Control characters become their pictures (`␛` for escape), line breaks and tabs a space, and characters
    /// that turn the direction of text around the replacement character.
    ///
    /// - Returns: How many columns the text takes.
    @discardableResult
    mutating func append(plain text: String) -> Int {
        let length = text.utf8.count
        reserve(length)
        let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[count...])
        let isPlain = text.utf8.withContiguousStorageIfAvailable {
            room.copyPrintable(UnsafeRawBufferPointer($0))
        }
        if isPlain == true {
            count += length
            return length
        }
        var width = 0
        for scalar in text.unicodeScalars {
            let scalar = scalar.harmless
            append(scalar)
            width += scalar.displayWidth
        }
        return width
    }

    /// Adds a character as it is.
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            for byte in scalar.utf8 { append(byte) }
        }
    }

    /// Adds a whole number in plain digits.
    ///
    /// - Returns: How many columns it takes.
    @discardableResult
    mutating func append(digits number: Int) -> Int {
        if number >= 0, number < 10 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
            return 1
        }
        if number < 0 { append(UInt8(ascii: "-")) }
        var digits = 1
        var rest = number.magnitude / 10
        while rest > 0 {
            digits += 1
            rest /= 10
        }
        reserve(digits)
        let room = UnsafeMutableBufferPointer(rebasing: bytes[count..<count + digits])
        rest = number.magnitude
        for index in room.indices.reversed() {
            room[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += digits
        return number < 0 ? digits + 1 : digits
    }

    private mutating func reserve(_ more: Int) {
        if count + more > bytes.count { grow(to: max(count + more, bytes.count * 2, 1024)) }
    }

    private mutating func grow(to size: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
        _ = larger.moveInitialize(fromContentsOf: bytes[..<count])
        bytes.deallocate()
        bytes = larger
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Copies bytes here as long as they are printable ASCII, eight at a time; false where they are not.
    fileprivate func copyPrintable(_ source: UnsafeRawBufferPointer) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        var index = 0
        while index + 8 <= source.count {
            let eight = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let belowSpace = (eight &- ones &* 0x20) & ~eight
            let atDelete = ((eight ^ ones &* 0x7F) &- ones) & ~(eight ^ ones &* 0x7F)
            guard (eight | belowSpace | atDelete) & highBits == 0 else { return false }
            storeBytes(of: eight, toByteOffset: index, as: UInt64.self)
            index += 8
        }
        while index < source.count {
            guard source[index] >= 0x20, source[index] < 0x7F else { return false }
            self[index] = source[index]
            index += 1
        }
        return true
    }
}

extension String {
    /// Whether the text holds a line feed.
    var hasLineFeed: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(0x0A) } ?? utf8.contains(0x0A)
    }
}

extension Unicode.Scalar {
    /// This character, or what stands for it where it would command a terminal.
    fileprivate var harmless: Unicode.Scalar {
        switch value {
        case 0x09...0x0D, 0x2028, 0x2029: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: self
        }
    }
}
