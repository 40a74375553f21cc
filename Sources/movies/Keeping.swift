import MovieCatalog
import MovieImport
import MoviesApp
import Usher

func backUp(_ path: String?, to file: String, on console: FileConsole) throws -> ExitStatus {
    let catalog = try keptCatalog(path, on: console)
    let problems = try catalog.integrityProblems()
    try catalog.backUp(to: file)
    guard let problem = problems.first else { return tell("Backed up to \(file).", on: console) }
    warn(
        "The catalog is damaged: \(problem). \(file) has what could be read. Keep your older backups.",
        on: console)
    return .dataRefused
}

/// Replaces a catalog, even one that can't be opened, with a backup.
func restore(_ path: String?, from file: String, on console: FileConsole) throws -> ExitStatus {
    guard let path = path ?? Catalog.ownPath else { throw UsageError.homeless }
    let restoration = try Restoration(of: file, until: console.interruption)
    let current = try current(path, comparedWith: restoration, on: console)
    let kept =
        if let catalog = current?.catalog {
            try restoration.replace(catalog)
        } else {
            try restoration.replace(fileAt: path)
        }
    let last = kept.map { ["The replaced catalog is kept in \($0)."] } ?? []
    let lines = ["Went back to \(file)."] + (current?.difference.lines ?? []) + last
    return tell(lines.joined(separator: "\n"), on: console)
}

/// Opens the current catalog and compares the backup with it. Nil if there's no readable catalog.
private func current(
    _ path: String, comparedWith restoration: Restoration, on console: FileConsole
) throws(CatalogError) -> (catalog: Catalog, difference: Restoration.Difference)? {
    do {
        let catalog = try Catalog.open(path, until: console.interruption)
        return catalog.changesAreKept ? (catalog, try restoration.difference(from: catalog)) : nil
    } catch {
        if error.kind == .missing { return nil }
        guard error.kind == .badData else { throw error }
        warn("\(error)", on: console)
        return nil
    }
}

func check(_ path: String?, on console: FileConsole) throws -> ExitStatus {
    let (isSound, words) = try keptCatalog(path, on: console).checkInWords()
    if isSound { return tell(words, on: console) }
    warn(words, on: console)
    return .dataRefused
}
