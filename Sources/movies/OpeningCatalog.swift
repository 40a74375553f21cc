import MovieCatalog
import MovieImport
import MoviesApp
import Usher

/// Opens the catalog in a file, or the user's own. Warns about what can't be used of the file.
///
/// - Parameter isWanted: Whether a catalog that's missing is created, after a question to a user at a terminal.
func openCatalog(
    _ file: String?, creating isWanted: Bool = false, on console: FileConsole
) throws(CatalogError) -> Catalog {
    let catalog: Catalog
    if let file, isNewCatalog(file) {
        guard isWanted, asksToCreate(file, on: console) else {
            throw .described(
                .missing,
                "\(harmless(file)): there's no catalog. To make one: movies --catalog \(shellWord(file)) add TITLE"
            )
        }
        catalog = try Catalog(keptAt: file, until: console.interruption)
    } else if let file {
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
    return notingNotice(of: catalog, on: console)
}

/// Passes on what the user should know of how a catalog was opened.
func notingNotice(of catalog: Catalog, on console: FileConsole) -> Catalog {
    if let notice = catalog.noticeInWords { warn(notice, on: console) }
    return catalog
}

/// Whether a file is missing, and has the name of a catalog rather than of a list of films.
func isNewCatalog(_ file: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return [".sqlite", ".db"].contains { name.hasSuffix($0) } && Catalog.isMissing(file)
}

private func asksToCreate(_ file: String, on console: FileConsole) -> Bool {
    guard console.isInteractive else { return false }
    var prompt = Prompter(on: console)
    let question = "There's no catalog at \(file). Create one?"
    return (try? prompt.ask(question, .yesOrNo, default: true)) == true
}

/// Opens the catalog in a file, or the user's own. If that's missing, it's treated as empty and isn't created.
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
