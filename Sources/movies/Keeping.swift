import MovieCatalog
import MovieImport
import MoviesApp
import Usher

func backUp(_ path: String?, to file: String, on console: FileConsole) throws -> ExitStatus {
    let catalog = try keptCatalog(path, isNeeded: true, on: console)
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
    guard let path = path ?? Catalog.defaultPath else { throw UsageError.noHomeFolder }
    try Catalog.protect(path, from: file)
    let restoration = try BackupRestoration(of: file, until: console.interruption)
    var (catalog, difference, fault) = (
        nil as Catalog?, nil as BackupRestoration.Difference?, nil as CatalogError?
    )
    do throws(CatalogError) {
        let current = try Catalog.open(path, until: console.interruption)
        if current.changesAreKept {
            (difference, catalog) = (try restoration.difference(from: current), current)
        }
    } catch {
        if case .inTheWay = error { throw error }
        guard [.missing, .badData].contains(error.kind) else { throw error }
        fault = error
    }
    let kept = try catalog.map { try restoration.replace($0) } ?? restoration.replace(fileAt: path)
    if let fault, fault.kind == .badData { warn("\(fault)", on: console) }
    let last = kept.map { ["The replaced catalog is kept in \($0)."] } ?? []
    let lines = ["Went back to \(file)."] + (difference?.lines ?? []) + last
    return tell(
        lines.joined(separator: "\n"), undoneBy: kept.map { "restore \(shellWord($0))" }, on: console)
}

func check(_ path: String?, on console: FileConsole) throws -> ExitStatus {
    let (isSound, words) = try keptCatalog(path, isNeeded: true, on: console).checkInWords()
    if isSound { return tell(words, on: console) }
    warn(words, on: console)
    return .dataRefused
}
