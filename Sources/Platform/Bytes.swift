extension UInt8 {
    @inlinable package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension ArraySlice<UInt8> {
    package func has(_ sign: Unicode.Scalar) -> Bool {
        withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: sign), in: 0..<$0.count) } != nil
    }

    /// Splits at a byte. Leaves out an empty last part.
    package func parts(at byte: UInt8) -> [ArraySlice<UInt8>] {
        let parts = split(separator: byte, omittingEmptySubsequences: false)
        return parts.last?.isEmpty == true ? parts.dropLast() : parts
    }

    @inlinable package var trimmed: ArraySlice<UInt8> {
        // Usually there's nothing to trim, and slicing is slower than comparing.
        guard first == UInt8(ascii: " ") || last == UInt8(ascii: " ") else { return self }
        let start = drop { $0 == UInt8(ascii: " ") }
        guard let last = start.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return start }
        return start[...last]
    }

    package func isText(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { elementsEqual($0) } ?? elementsEqual(text.utf8)
    }
}

/// Inlinable because an import reads ``number`` for each cell.
extension Collection<UInt8> {
    /// The bytes as a decimal number, or nil if they aren't digits or the number is too large.
    @inlinable package var number: Int? {
        guard !isEmpty else { return nil }
        var number = 0
        for byte in self {
            guard byte.isDigit else { return nil }
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (next, isOneTooLarge) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !isTooLarge, !isOneTooLarge else { return nil }
            number = next
        }
        return number
    }
}

extension String {
    package func has(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            UnsafeRawBufferPointer(bytes).firstIndex(of: byte, in: 0..<bytes.count) != nil
        } ?? utf8.contains(byte)
    }
}
