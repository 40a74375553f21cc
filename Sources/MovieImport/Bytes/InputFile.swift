import MovieCatalog

/// A file or named pipe. Bytes appended after it was opened are ignored.
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

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
        let wanted = min(buffer.count, (size ?? .max) - bytesRead)
        guard wanted > 0 else { return 0 }
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
        while true {
            guard interruption.waits(for: file) else { throw .stopped }
            let count: Int
            do throws(SystemError) {
                count = try file.readSome(into: part)
            } catch let error where error.isLocked {
                continue
            } catch {
                throw .system(reason: error.reason)
            }
            guard count > 0 || size == nil else { throw .endsEarly }
            bytesRead += count
            return count
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
        // Growing by doubling would hold two copies in memory.
        bytes.reserveCapacity(limit + (1 << 16))
        var part = [UInt8](repeating: 0, count: 1 << 16)
        do throws(ReadingFailure) {
            while bytes.count <= limit, case let more = try next(in: &part), !more.isEmpty { bytes += more }
        } catch {
            throw error.error(at: path, row: 1)
        }
        guard bytes.count <= limit else { throw .file(path, .tooLargeForPipe(limit: limit)) }
        return BytesInMemory(bytes)
    }
}
