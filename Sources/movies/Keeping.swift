import MovieCatalog
import MoviesApp
import Usher

/// Writes the whole catalog to a new file.
func backUp(_ catalog: String?, to file: String, on console: FileConsole) throws -> ExitStatus {
    try keptCatalog(catalog, on: console).backUp(to: file)
    return tell("Backed up to \(file).", on: console)
}

/// Looks whether all of a catalog holds together.
func check(_ path: String?, on console: FileConsole) throws -> ExitStatus {
    let catalog = try keptCatalog(path, on: console)
    let troubles = try catalog.troubles()
    guard troubles.isEmpty else {
        let advice =
            "This catalog doesn't hold together. Keep a copy of it, and go back to your last backup or export."
        warn((troubles + [advice]).joined(separator: "\n"), on: console)
        return .dataRefused
    }
    let numbers = try catalog.numbers()
    return tell(
        "All holds together: \(counted(numbers.movies, "movie")), \(counted(numbers.viewings, "viewing")).",
        on: console)
}
