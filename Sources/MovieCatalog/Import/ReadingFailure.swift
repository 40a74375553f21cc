/// Why the bytes of a source don't come to their end.
enum ReadingFailure: Error, Equatable {
    /// The system failed to read, for the reason it gives.
    case system(reason: String)
    /// There are fewer bytes than there should be.
    case endsEarly
    /// What was packed can't be unpacked.
    case damaged(reason: String)
    /// The person wants no more of them.
    case stopped

    /// The same for the person who named the file.
    func error(at path: String, line: Int) -> CatalogError {
        switch self {
        case .system(let reason): .unreadable(path: path, reason: reason)
        case .endsEarly: .endsEarly(path: path, line: line)
        case .damaged(let reason): .damaged(path: path, line: line, reason: reason)
        case .stopped: .stopped
        }
    }
}
