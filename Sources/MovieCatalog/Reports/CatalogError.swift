package enum CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
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
    /// The file isn't the one that the user agreed to replace.
    case isAnother(path: String)
    /// The path is one of the catalog's own files.
    case isCatalog(path: String)
    case notReplaceable(path: String)
    case isDatabase(path: String)
    case unwritable(path: String, reason: String)
    case logEnded(path: String, reason: String)

    // Files that this version can't open as catalogs.
    case notACatalog(path: String)
    /// The file seems to have been a catalog, but doesn't begin like one.
    case overwritten(path: String)
    case earlierFormat(path: String, format: Int)
    case newerFormat(path: String, format: Int, latest: Int)

    // Catalogs that can't be used or changed.
    case busy(path: String)
    case catalogDamaged(path: String, fault: Damage? = nil)
    case catalogMoved(path: String)
    /// An earlier version of the program has the catalog open, so it can't be converted.
    case usedByEarlierVersion(path: String)
    /// A file to be replaced belongs to another user, and its owner can't be kept.
    case ownerNotKept(path: String)
    /// A file that isn't the catalog's has the name of its journal or log.
    case inTheWay(path: String)
    case severalNames(path: String)
    case beyondLimit(MovieField, title: String)
    case failed(path: String, reason: String)

    // Exports without a result.
    case unknownEnding(path: String)
    case nothingFits(ExportLosses)
    /// An empty search means the whole catalog.
    case nothingFound(search: String)

    case stopped
    /// Any other error, as a sentence.
    case described(Kind, String)

    package enum Kind: Sendable {
        case wrongUsage
        case nothingFound
        case missing
        case noInput
        case badData
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
        }
    }

    package var description: String {
        switch self {
        case .noSuchFile(let path):
            path == UserFolder.catalog
                ? "\(harmless(path)): you have no catalog yet. Run movies for one with a sample, movies add for an empty one."
                : "\(harmless(path)): there is no such file. Check the name and the folder."
        case .isFolder(let path): "\(harmless(path)) is a folder. Choose a file in it."
        case .isNoFile(let path): "\(harmless(path)) can't be read: it is not a regular file."
        case .noPermission(let path):
            "\(harmless(path)): you have no permission to read it. Ask its owner, or choose another file."
        case .tooLong(let path, let limit):
            "\(harmless(path)) can't be read: it is longer than \(limit >> 10) KiB."
        case .unreadable(let path, let reason): "\(harmless(path)) can't be read: \(harmless(reason))."
        case .noFolder(let path):
            "\(harmless(path)): there is no such folder. Make it first, or choose another."
        case .readOnly(let path):
            "\(name(path)) can't be written to, so nothing was changed. "
                + "Ask for permission to write the file and its folder."
        case .full(let path):
            "\(name(path)): the disk is full, so nothing was changed. Free some space, then try again."
        case .alreadyThere(let path):
            "\(harmless(path)) already exists, and was left as it is. Use another name."
        case .isAnother(let path):
            "\(harmless(path)) changed after you were asked, and was left as it is. Enter it again."
        case .isCatalog(let path):
            "\(harmless(path)) belongs to the catalog itself, and was left as it is. Use another name."
        case .notReplaceable(let path):
            "\(harmless(path)) already exists, and is not a file. Use another name."
        case .isDatabase(let path):
            "\(harmless(path)) is an SQLite file, and was left as it is. Choose another file."
        case .unwritable(let path, let reason):
            "\(harmless(path)) can't be written: \(harmless(reason)). Nothing was changed."
        case .logEnded(let path, let reason): "\(harmless(path)): the log ends early: \(harmless(reason))."
        case .notACatalog(let path):
            "\(harmless(path)) is not a movie catalog, and was left as it is. Choose another file."
        case .overwritten(let path):
            "\(harmless(path)) no longer begins like a catalog: something was written over it. "
                + "Use movies restore BACKUP, which keeps the file that is there now."
        case .earlierFormat(let path, let format):
            "\(harmless(path)) has format \(format), which this version no longer opens. "
                + "Export it with the version that wrote it, then import the export."
        case .newerFormat(let path, let format, let latest):
            "\(harmless(path)) has format \(format), but this version opens formats up to \(latest). "
                + "Install the newer version that wrote it."
        case .busy(let path): "\(name(path)) is being written by another program. Try again when it is done."
        case .catalogDamaged(let path, let fault?) where fault.leavesRest:
            "\(name(path)) is damaged: \(harmless(fault.description)). Everything else can be used. To check it: movies check."
        case .catalogDamaged(let path, _):
            "\(name(path)) is damaged: \(harmless(damageInWords)). "
                + "Keep a copy of it, and go back to your last backup or export."
        case .catalogMoved(let path):
            "\(harmless(path)) was deleted, moved or replaced while it was open. Nothing was changed, and nothing more "
                + "is read from it. Quit, which saves what you had changed, then start again."
        case .usedByEarlierVersion(let path):
            "\(harmless(path)) is in use by an earlier version of movies. Quit that one first. Nothing was changed."
        case .ownerNotKept(let path):
            "\(harmless(path)) belongs to another user, and would be yours if it were replaced. Nothing was changed. "
                + "Restore it as that user."
        case .inTheWay(let path):
            "\(harmless(path)) is in the way: it doesn't belong to the catalog. "
                + "Move it to another folder, then try again."
        case .severalNames(let path):
            "\(harmless(path)) has several names (hard links), so what you change under one could be lost "
                + "under another. To make it a separate file: "
                + harmless(copyCommand(path))
        case .beyondLimit(let field, let title):
            "\(shown(title)): \(field.name) takes \(limit(of: field)). Nothing was changed."
        case .failed(let path, let reason):
            "\(name(path)): the catalog failed, and nothing was changed: \(harmless(reason))."
        case .unknownEnding(let path):
            "\(harmless(path)): the name doesn't say which format. Use .jsonl or .csv for everything, .md or .txt "
                + "for a list, or letterboxd.csv for Letterboxd."
        case .nothingFits(let losses): (losses.lines + ["Nothing was written."]).joined(separator: " ")
        case .nothingFound(let search):
            search.isEmpty
                ? "There are no movies to export, so nothing was written."
                : "No movie matches \(shown(search)), so nothing was written."
        case .stopped: "Stopped. Nothing was changed."
        case .described(_, let words): words
        }
    }

    var damageInWords: String {
        guard case .catalogDamaged(_, let fault) = self else { return description }
        return fault?.description ?? "its contents can't be read"
    }

    private func limit(of field: MovieField) -> String {
        field.numbers.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "\(field.longest >> 10) KiB at most"
    }

    private func name(_ path: String) -> String {
        switch path {
        case ":memory:": "the catalog in memory"
        case "": "the folder for temporary files ($TMPDIR)"
        default: harmless(path)
        }
    }

    private func copyCommand(_ path: String) -> String {
        let (file, own) = (shellWord(path), shellWord(path + ".own"))
        return "cp -p \(file) \(own) && mv \(own) \(file)"
    }
}

extension CatalogError {
    init(_ error: any Error) { self = error as? CatalogError ?? .described(.inputOutputFailed, "\(error)") }
}

extension SystemError {
    package func reading(_ path: String) -> CatalogError {
        if isUnresolvable { return .noSuchFile(path: path) }
        if self == .isFolder { return .isFolder(path: path) }
        return isDenied ? .noPermission(path: path) : .unreadable(path: path, reason: reason)
    }

    package func writing(_ path: String) -> CatalogError {
        if isMissing { return .noFolder(path: path) }
        if isReadOnly { return .readOnly(path: path) }
        return isFull ? .full(path: path) : .unwritable(path: path, reason: reason)
    }
}

func attempt<Result: ~Copyable>(
    writing path: String, _ calls: () throws -> Result
) throws(CatalogError) -> Result {
    do {
        return try calls()
    } catch {
        throw (error as? SystemError)?.writing(path) ?? CatalogError(error)
    }
}
