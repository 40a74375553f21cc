import MovieCatalog
import MovieImport
import MoviesApp
import Usher

/// Opens the file or, by default, the user's own catalog, which is created if it's missing. If
/// `isWanted`, offers at a terminal to create a missing file.
func openCatalog(
    _ file: String?, creating isWanted: Bool = false, on console: FileConsole
) throws(CatalogError) -> Catalog {
    let catalog: Catalog
    if let file, isNewCatalog(file) {
        guard isWanted, console.isInteractive,
            try asks("There's no catalog at \(file). Create one?", default: true, on: console)
        else {
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
    } else if let path = Catalog.defaultPath {
        catalog = try Catalog(
            keptAt: path, until: console.interruption, beginningWith: Catalog.addSample)
    } else {
        warn(
            "There is no home folder to keep a catalog in, so your changes end with this session. "
                + "To keep them, use --catalog FILE.", on: console)
        return try .sample()
    }
    return warningAboutNotice(of: catalog, on: console)
}

func warningAboutNotice(of catalog: Catalog, on console: FileConsole) -> Catalog {
    if let notice = catalog.notice { warn("\(notice)", on: console) }
    return catalog
}

/// Whether the file doesn't exist and has a catalog's extension, `.sqlite` or `.db`.
func isNewCatalog(_ file: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return [".sqlite", ".db"].contains { name.hasSuffix($0) } && Catalog.isMissing(file)
}

/// Asks at a terminal. Returns false if the user gives no answer, but throws after Ctrl-C.
func asks(_ question: String, default isLikely: Bool, on console: FileConsole) throws(CatalogError) -> Bool {
    var prompt = Prompter(on: console)
    do throws(NoAnswer) {
        return try prompt.ask(question, .yesOrNo, default: isLikely)
    } catch {
        if error == .interrupted { throw .stopped }
        return false
    }
}

/// Opens the file or, by default, the user's own catalog. If that's missing, returns an empty one
/// or, if `isNeeded`, throws an error.
func keptCatalog(_ file: String?, isNeeded: Bool = false, on console: FileConsole) throws -> Catalog {
    guard let path = file ?? Catalog.defaultPath else { throw UsageError.noHomeFolder }
    if file == nil, Catalog.isMissing(path) {
        if isNeeded { throw CatalogError.noSuchFile(path: path) }
        return try Catalog(movies: [])
    }
    return try openCatalog(path, on: console)
}

extension FileConsole {
    var interruption: Interruption {
        Interruption(interruptDescriptor) {
            warn("Waiting for another program to finish with the catalog. Ctrl-C stops waiting.", on: self)
        }
    }
}
