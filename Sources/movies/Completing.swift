import MovieCatalog
import MovieImport
import MoviesApp
import Usher

/// Fills in what files, or the program itself, know of the films.
func complete(_ paths: [String], _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let catalog = try changeable(keptCatalog(options["--catalog"], on: console), options)
    _ = try catalog.complete(from: paths, progress: { _ in !console.takeInterrupt() }) {
        (report) throws(CatalogError) in
        try say(report.lines.joined(separator: "\n"), on: console)
    }
    return .success
}
