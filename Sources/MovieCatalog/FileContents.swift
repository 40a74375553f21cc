#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// All bytes of a file, or of a pipe with a name.
func contents(ofFile path: String) throws(CatalogError) -> [UInt8] {
    func failure(_ kind: CatalogError.Kind, _ code: Int32) -> CatalogError {
        CatalogError(kind, "\(path) can't be read: \(String(cString: strerror(code))).")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(.noInput, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(.readFailed, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
        throw CatalogError(.noInput, "\(path) is a folder; name a file in it.")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    while true {
        var count = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, initialized in
            count = read(descriptor, buffer.baseAddress, buffer.count)
            initialized = max(0, count)
        }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw failure(.readFailed, errno) }
        guard count > 0 else { return bytes }
        bytes += chunk
    }
}
