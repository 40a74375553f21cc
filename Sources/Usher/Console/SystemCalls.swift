#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Up to `limit` bytes from a descriptor, none at its end, or nothing with `errno` set.
func readBytes(from descriptor: Int32, limit: Int) -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { bytes, count in
        result = read(descriptor, bytes.baseAddress, limit)
        count = max(0, result)
    }
    return result < 0 ? nil : bytes
}

/// Writes what it can of `bytes` and returns how many went, or -1 with `errno` set.
func writeBytes(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

/// Waits until one of the descriptors is ready for `events`; false when a signal came first.
///
/// - Parameter limit: How long at most, in milliseconds.
func wait(for descriptors: [Int32], events: Int32 = POLLIN, limit: Int32 = -1) -> Bool {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    return poll(&waiting, nfds_t(waiting.count), limit) >= 0 || errno != EINTR
}

/// How long it is to a moment as a limit of a wait, in milliseconds, 0 where it has passed.
func milliseconds(from now: ContinuousClock.Instant, to moment: ContinuousClock.Instant) -> Int32 {
    Int32(min(max(now.duration(to: moment) / .milliseconds(1), 0), Double(Int32.max)).rounded(.up))
}

/// Whether a descriptor can be read now without waiting, if only to learn of its end.
func isReadable(_ descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
}

/// The names in a folder, those of folders with a slash behind them; none where it can't be read.
func entries(ofFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { _ = closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard name != ".", name != ".." else { continue }
        var status = stat()
        let isFolder = stat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        names.append(isFolder ? name + "/" : name)
    }
    return names
}

/// What the system says of an error code.
func systemMessage(for code: Int32) -> String {
    String(cString: strerror(code))
}
