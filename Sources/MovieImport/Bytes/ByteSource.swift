import MovieCatalog

protocol ByteSource: AnyObject {
    /// Nil if unknown in advance, as for a pipe.
    var size: Int? { get }

    var bytesRead: Int { get }

    /// Reads some of the next bytes into a nonempty buffer; returns 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int

    func rewind() throws(ReadingFailure)
}

extension ByteSource {
    func next(in part: inout [UInt8]) throws(ReadingFailure) -> ArraySlice<UInt8> {
        let count = try read(into: &part)
        return part[..<count]
    }

    func read(into bytes: inout [UInt8], from start: Int = 0) throws(ReadingFailure) -> Int {
        try bytes.withUnsafeMutableBufferPointer { (bytes) throws(ReadingFailure) in
            let end = UnsafeMutableBufferPointer(rebasing: bytes[start...])
            return try read(into: UnsafeMutableRawBufferPointer(end))
        }
    }

    func rewind(path: String) throws(CatalogError) {
        do throws(ReadingFailure) {
            try rewind()
        } catch {
            throw error.error(at: path, row: 1)
        }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Moves as many leading bytes as fit into the buffer.
    func take(from bytes: inout ArraySlice<UInt8>) -> Int {
        let part = bytes.prefix(count)
        copyBytes(from: part)
        bytes = bytes[part.endIndex...]
        return part.count
    }
}
