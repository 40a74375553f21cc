package enum CatalogError: Error, Equatable, Sendable {
    // Paths that can't be read.
    case noSuchFile(path: String)
    case isFolder(path: String)
    case isNoFile(path: String)
    case noPermission(path: String)
    case tooLong(path: String, limit: Int)
    case unreadable(path: String, reason: String)

    // Paths that can't be written.
    case noFolder(path: String)
    case readOnly(path: String)
    case full(path: String)
    case alreadyThere(path: String)
    /// It's not the file that the user agreed to replace.
    case isAnother(path: String)
    /// A catalog's own file, under any name.
    case isCatalog(path: String)
    case notReplaceable(path: String)
    /// An SQLite database, which an export doesn't replace.
    case isDatabase(path: String)
    case unwritable(path: String, reason: String)
    case logEnded(path: String, reason: String)

    // Files that aren't catalogs of this program.
    case notACatalog(path: String)
    /// It was a catalog, by its name or its zeros, but doesn't begin as one.
    case overwritten(path: String)
    case earlierFormat(path: String, format: Int)
    case newerFormat(path: String, format: Int, latest: Int)

    // Catalogs that fail.
    case busy(path: String)
    case catalogDamaged(path: String, fault: Damage? = nil)
    case catalogMoved(path: String)
    /// An earlier version of the program has the catalog open, so it can't be converted.
    case usedByEarlierVersion(path: String)
    /// A file to be replaced belongs to another user, and its owner can't be kept.
    case ownerNotKept(path: String)
    /// Something that isn't the catalog's has the name of its journal or log.
    case inTheWay(path: String)
    case severalNames(path: String)
    case beyondLimit(MovieField, title: String)
    case failed(path: String, reason: String)

    // Exports without a result.
    case unknownEnding(path: String)
    case nothingFits(ExportLosses)
    /// An empty search is the whole catalog.
    case nothingFound(search: String)

    case stopped
    case described(Kind, String)
    case other(AnyCatalogFault)

    package enum Kind: Sendable {
        /// The request can't be fulfilled, whatever the files hold.
        case wrongUsage
        case nothingFound
        case missing
        case noInput
        case badData
        /// The file is truncated or can't be unpacked.
        case damagedFile
        case alreadyThere
        case inputOutputFailed
        case stopped
    }

    package var kind: Kind {
        switch self {
        case .isCatalog, .unknownEnding: .wrongUsage
        case .noSuchFile: .missing
        case .isFolder, .noPermission: .noInput
        case .notACatalog, .overwritten, .earlierFormat, .newerFormat, .catalogDamaged, .beyondLimit,
            .isDatabase, .nothingFits, .inTheWay:
            .badData
        case .nothingFound: .nothingFound
        case .alreadyThere, .isAnother: .alreadyThere
        case .isNoFile, .tooLong, .unreadable, .noFolder, .readOnly, .full, .notReplaceable, .unwritable,
            .logEnded, .busy, .catalogMoved, .usedByEarlierVersion, .ownerNotKept,
            .severalNames, .failed:
            .inputOutputFailed
        case .stopped: .stopped
        case .described(let kind, _): kind
        case .other(let other): other.fault.kind
        }
    }

    package init(_ fault: some CatalogFault) {
        self = .other(AnyCatalogFault(fault))
    }
}
