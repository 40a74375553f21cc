extension ArraySlice<UInt8> {
    /// Whether a sign of ASCII is among the bytes.
    package func has(_ sign: Unicode.Scalar) -> Bool {
        withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: sign), in: 0..<$0.count) } != nil
    }
}

extension String {
    /// Whether a byte is among those of UTF-8.
    package func has(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            UnsafeRawBufferPointer(bytes).firstIndex(of: byte, in: 0..<bytes.count) != nil
        } ?? utf8.contains(byte)
    }
}
