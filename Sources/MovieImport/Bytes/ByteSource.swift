import MovieCatalog

protocol ByteSource: AnyObject {
    /// The number of bytes; `nil` where it can't be known beforehand.
    var size: Int? { get }

    var bytesRead: Int { get }

    /// Reads some of the next bytes into a buffer, which isn't empty.
    ///
    /// - Returns: The number of bytes; 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int

    /// Goes back to the first byte; a pipe can't.
    func rewind() throws(ReadingFailure)
}

extension ByteSource {
    /// The next bytes, as many as are read at once into an array that is used again; none at the end.
    func next(in part: inout [UInt8]) throws(ReadingFailure) -> ArraySlice<UInt8> {
        let count = try read(into: &part)
        return part[..<count]
    }

    /// Reads some of the next bytes into an array from an index on; see ``read(into:)``.
    func read(into bytes: inout [UInt8], from start: Int = 0) throws(ReadingFailure) -> Int {
        try bytes.withUnsafeMutableBufferPointer { (bytes) throws(ReadingFailure) in
            let end = UnsafeMutableBufferPointer(rebasing: bytes[start...])
            return try read(into: UnsafeMutableRawBufferPointer(end))
        }
    }

    /// Goes back to the first byte of the file at a path.
    func rewind(path: String) throws(CatalogError) {
        do throws(ReadingFailure) {
            try rewind()
        } catch {
            throw error.error(at: path, row: 1)
        }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Fills the buffer from the beginning of some bytes, and removes them there.
    func take(from bytes: inout ArraySlice<UInt8>) -> Int {
        let part = bytes.prefix(count)
        copyBytes(from: part)
        bytes = bytes[part.endIndex...]
        return part.count
    }
}
