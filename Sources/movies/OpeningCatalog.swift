import MovieCatalog
import MoviesApp
import Usher

/// The catalog in a file, or the person's own; what can't be used of the file is told.
func openCatalog(_ file: String?, on console: FileConsole) throws(CatalogError) -> Catalog {
    if let file {
        let catalog = try Catalog.open(file, until: console.interruptDescriptor)
        for line in catalog.problems.lines { warn(line, on: console) }
        if catalog.passedOver.count > 0 {
            warn(ImportReport.passedOver(catalog.passedOver), on: console)
        }
        return catalog
    }
    // Without a home there is nowhere to keep one.
    guard let path = Catalog.ownPath else { return try .sample() }
    return try Catalog(keptAt: path, hasSample: true, until: console.interruptDescriptor)
}

/// The catalog in a file, or the person's own, which is not made where there is none.
func keptCatalog(_ file: String?, on console: FileConsole) throws -> Catalog {
    guard let path = file ?? Catalog.ownPath else {
        throw UsageError("There is no home folder with a catalog in it; name one with --catalog FILE.")
    }
    return try openCatalog(path, on: console)
}
