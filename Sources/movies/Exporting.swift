import MovieCatalog
import MoviesApp
import Usher

/// Exports what a search finds to a file, from the catalog in a file, or from the person's own where there is one.
func export(
    _ search: String, from catalog: String?, to path: String, on console: FileConsole
) throws -> ExitStatus {
    guard let catalog = catalog ?? Catalog.ownPath else {
        throw UsageError("There is no home folder with a catalog in it; name one with --catalog FILE.")
    }
    let query = MovieQuery(search: try MovieSearch(search))
    let opened = try openCatalog(catalog, on: console)
    let file = try ExportFile(at: path, from: opened)
    let count = try opened.export(query, to: file) { _ in !console.takeInterrupt() }
    return tell("Exported \(counted(count, "movie")) to \(path).", on: console)
}
