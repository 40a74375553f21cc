/// The reason why a catalog or a movie list can't be read or written.
///
/// It carries what is known of the failure; whoever shows it to a person puts it into words.
package enum CatalogError: Error, Equatable, Sendable {
    // Paths that can't be read.
    case noSuchFile(path: String)
    case isFolder(path: String)
    case isNoFile(path: String)
    case noPermission(path: String)
    case tooLong(path: String, limit: Int)
    /// The system failed to open or read the file, for the reason it gives.
    case unreadable(path: String, reason: String)

    // Paths that can't be written.
    case noFolder(path: String)
    case readOnly(path: String)
    case full(path: String)
    case alreadyThere(path: String)
    /// Another file stands there than the one that the person agreed to replace.
    case isAnother(path: String)
    /// The path is that of a catalog's own file, under whatever name.
    case isCatalog(path: String)
    case notReplaceable(path: String)
    /// The path is that of an SQLite database, where an export was to be written.
    case isDatabase(path: String)
    /// The system failed to write the file, for the reason it gives.
    case unwritable(path: String, reason: String)
    case logEnded(path: String, reason: String)

    // Files that are no catalog of this program.
    case notACatalog(path: String)
    /// A file was a catalog, by its name or its zeros, and doesn't begin as one.
    case overwritten(path: String)
    case earlierFormat(path: String, format: Int)
    case newerFormat(path: String, format: Int, latest: Int)

    // Catalogs that fail.
    case busy(path: String)
    case catalogDamaged(path: String, fault: Damage? = nil)
    /// The file was deleted, moved or replaced since it was opened.
    case catalogMoved(path: String)
    /// An earlier version of the program has the catalog open, so that it can't be converted.
    case usedByEarlierVersion(path: String)
    /// A file that is to be replaced belongs to someone else, and its owner can't be kept.
    case ownerNotKept(path: String)
    /// A log of another file is next to the catalog.
    case strayLog(path: String)
    case severalNames(path: String)
    case beyondLimit(MovieField, title: String)
    case failed(path: String, reason: String)

    // Exports that have no result.
    case unknownEnding(path: String)
    case nothingFits(ExportLosses)
    /// A search, or all of the catalog where it is empty, finds nothing.
    case nothingFound(search: String)

    case stopped
    case described(Kind, String)
    case other(AnyCatalogFault)

    /// A class of errors to which a program responds differently.
    package enum Kind: Sendable {
        /// The request can't be fulfilled, whatever the files hold.
        case wrongUsage
        case nothingFound
        case missing
        /// The path can't be read as a file.
        case noInput
        case badData
        /// The file breaks off, or can't be unpacked.
        case damagedFile
        /// There is a file already where one should be written.
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
            .isDatabase, .nothingFits, .strayLog:
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
