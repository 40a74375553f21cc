import MovieCatalog
import MovieImport
import MoviesApp
import Usher

/// The catalog in a file, or the person's own; what can't be used of the file is told.
func openCatalog(_ file: String?, on console: FileConsole) throws(CatalogError) -> Catalog {
    let catalog: Catalog
    if let file {
        catalog = try Catalog.open(file, until: console.interruption) { problems, passedOver in
            for line in problems.lines { warn(line, on: console) }
            if passedOver.count > 0 { warn(ImportReport.passedOver(passedOver), on: console) }
        }
    } else if let path = Catalog.ownPath {
        catalog = try Catalog(
            keptAt: path, until: console.interruption, beginningWith: Catalog.addSample)
    } else {
        // Without a home there is nowhere to keep one.
        warn(
            "There is no home folder to keep a catalog in, so your changes end with this session. "
                + "To keep them, use --catalog FILE.", on: console)
        return try .sample()
    }
    if let notice = catalog.noticeInWords { warn(notice, on: console) }
    return catalog
}

/// The catalog in a file, or the person's own; where there is none, it is as if that had no films, and it is not made.
func keptCatalog(_ file: String?, on console: FileConsole) throws -> Catalog {
    guard let path = file ?? Catalog.ownPath else { throw UsageError.homeless }
    do throws(CatalogError) {
        return try openCatalog(path, on: console)
    } catch {
        guard file == nil, error.kind == .missing else { throw error }
        return try Catalog(movies: [])
    }
}

extension FileConsole {
    /// Ctrl-C, and a line that says what a command waits for.
    var interruption: Interruption {
        Interruption(interruptDescriptor) {
            warn("Waiting for another program to finish with the catalog. Ctrl-C stops waiting.", on: self)
        }
    }
}
