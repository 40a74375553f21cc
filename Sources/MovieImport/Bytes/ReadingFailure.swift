import MovieCatalog

/// An error of a source whose bytes break off, or can't be read.
enum ReadingFailure: Error, Equatable {
    /// The system failed to read, for the reason it gives.
    case system(reason: String)
    /// There are fewer bytes than there should be.
    case endsEarly
    /// What was packed can't be unpacked.
    case damaged(reason: String)
    /// They are a list in JSON that isn't one to its end.
    case badList(reason: String)
    /// The person wants no more of them.
    case stopped

    /// The same for the person who named the file.
    func error(at path: String, line: Int) -> CatalogError {
        switch self {
        case .system(let reason): .unreadable(path: path, reason: reason)
        case .endsEarly: .endsEarly(path: path, line: line)
        case .damaged(let reason): .damaged(path: path, line: line, reason: reason)
        case .badList(let reason): .badList(path: path, movie: line, reason: reason)
        case .stopped: .stopped
        }
    }
}

extension CatalogError {
    /// The file ends on this line, in the middle of a row or of gzip data, or shorter than it was when it was opened.
    static func endsEarly(path: String, line: Int) -> CatalogError {
        CatalogError(
            .damagedFile,
            "\(harmless(path)), line \(line): the file ends here, before it should; download or copy it again."
        )
    }

    /// The list in JSON is none from this element on.
    static func badList(path: String, movie: Int, reason: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)), movie \(movie), \(reason); nothing of the list can be read before that is right."
        )
    }

    /// What is packed can't be unpacked behind this line, for the reason that zlib gives.
    static func damaged(path: String, line: Int, reason: String) -> CatalogError {
        CatalogError(
            .damagedFile,
            "\(harmless(path)), line \(line): the packed data that follows is damaged (\(harmless(reason))); download it again."
        )
    }
}
