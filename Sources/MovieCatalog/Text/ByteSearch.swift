extension ArraySlice<UInt8> {
    package func has(_ sign: Unicode.Scalar) -> Bool {
        withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: sign), in: 0..<$0.count) } != nil
    }
}

extension ArraySlice<UInt8> {
    /// Splits without a closure call for each byte. Leaves out an empty last part.
    package func parts(at byte: UInt8) -> [ArraySlice<UInt8>] {
        withUnsafeBytes { bytes in
            var (parts, start): ([ArraySlice<UInt8>], Int) = ([], 0)
            while start < bytes.count {
                let end = bytes.firstIndex(of: byte, in: start..<bytes.count) ?? bytes.count
                parts.append(self[(startIndex + start)..<(startIndex + end)])
                start = end + 1
            }
            return parts
        }
    }
}

extension String {
    package func has(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            UnsafeRawBufferPointer(bytes).firstIndex(of: byte, in: 0..<bytes.count) != nil
        } ?? utf8.contains(byte)
    }
}
