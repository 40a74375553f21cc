import MovieCatalog

/// A source of bytes, some at a time.
protocol ByteSource: AnyObject {
    /// How many there are; `nil` where nobody can know beforehand.
    var size: Int? { get }

    /// How many were read.
    var bytesRead: Int { get }

    /// Reads some of the next bytes into a buffer, which is not empty.
    ///
    /// - Returns: How many they are; 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int

    /// Goes back to the first byte, which a pipe can't.
    func rewind() throws(ReadingFailure)
}
