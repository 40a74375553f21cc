import MovieCatalog

enum ReadingFailure: Error, Equatable {
    case system(reason: String)
    case endsEarly
    case damaged(FileFault.Damage)
    case badList(FileFault.JSONFault)
    case stopped

    /// `row` is the line or movie in which the bytes end.
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
