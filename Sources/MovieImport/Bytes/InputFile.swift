import MovieCatalog

/// A file or named pipe. Bytes that are appended to a file while it's read are ignored.
final class InputFile: ByteSource {
    let size: Int?
    private(set) var bytesRead = 0
    private let file: OpenFile
    private let interruption: Interruption

    init(path: String, until interruption: Interruption = Interruption()) throws(CatalogError) {
        self.interruption = interruption
        do throws(SystemError) {
            file = try OpenFile(reading: path)
            let status = try file.status
            // Pipes and system files such as those in /proc have no size in advance.
            size = status.kind == .file && status.size > 0 ? status.size : nil
            guard status.kind != .folder else { throw .isFolder }
        } catch {
            throw error.reading(path)
        }
    }

    func next() throws(ReadingFailure) -> ArraySlice<UInt8> {
        let wanted = min(1 << 16, (size ?? .max) - bytesRead)
        guard wanted > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: wanted)
        while true {
            guard interruption.waitForInput(of: file) else { throw .stopped }
            do throws(SystemError) {
                let count = try bytes.withUnsafeMutableBufferPointer { (bytes) throws(SystemError) in
                    try file.readSome(into: UnsafeMutableRawBufferPointer(bytes))
                }
                bytesRead += count
                if count > 0 || size == nil { return bytes[..<count] }
            } catch let error where error.isLocked {
                continue
            } catch {
                throw .system(reason: error.reason)
            }
            throw .endsEarly
        }
    }

    func rewind() throws(ReadingFailure) {
        do {
            try file.rewind()
        } catch {
            throw .system(reason: error.reason)
        }
        bytesRead = 0
    }
}

extension ByteSource {
    func inMemory(path: String, limit: Int) throws(CatalogError) -> BytesInMemory {
        var bytes: [UInt8] = []
        // Reserve the memory at once: growing by doubling would hold two copies.
        bytes.reserveCapacity(limit + (1 << 16))
        do throws(ReadingFailure) {
            while bytes.count <= limit, case let more = try next(), !more.isEmpty { bytes += more }
        } catch {
            throw error.error(at: path, row: 1)
        }
        guard bytes.count <= limit else { throw .file(path, .tooLargeForPipe(limit: limit)) }
        return BytesInMemory(bytes)
    }
}
