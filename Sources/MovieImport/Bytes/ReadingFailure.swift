import MovieCatalog

/// An error of a source whose bytes break off, or can't be read.
enum ReadingFailure: Error, Equatable {
    /// The system failed to read, for the reason it gives.
    case system(reason: String)
    /// There are fewer bytes than there should be.
    case endsEarly
    /// The packed bytes can't be unpacked.
    case damaged(FileFault.Damage)
    /// The list in JSON breaks off, or goes on behind its end.
    case badList(FileFault.JSONFault)
    case stopped

    /// The error of a file, in whose line or movie the bytes end.
    func error(at path: String, row: Int) -> CatalogError {
        let line = FilePosition(path: path, row: row)
        return switch self {
        case .system(let reason): .unreadable(path: path, reason: reason)
        case .endsEarly: .file(line, .endsEarly)
        case .damaged(let damage): .file(line, .damaged(damage))
        case .badList(let fault): .file(FilePosition(path: path, unit: .movie, row: row), .badList(fault))
        case .stopped: .stopped
        }
    }
}
