import MovieCatalog
import MoviesApp
import Usher

run(Array(CommandLine.arguments.dropFirst())).exit()

func run(_ arguments: [String]) -> ExitStatus {
    let options: Options
    do {
        options = try Options(arguments)
    } catch {
        return tell("\(error)", to: .trouble, on: .standard(), then: .wrongUsage)
    }
    let console = FileConsole.standard(width: options.width, color: options.allowsColor)
    do {
        switch options.action {
        case .help: return tell(Options.help, to: .page, on: console, then: .success)
        case .version: return tell("movies \(Options.version)", to: .page, on: console, then: .success)
        case .browse:
            let catalog = try openCatalog(options.catalog, on: console)
            return MoviesProgram(catalog: catalog, isStrict: options.isStrict).run(on: console)
        case .importing(let paths): return try importFilms(paths, options, on: console)
        case .export(let file, let search):
            return try export(search, from: options.catalog, to: file, on: console)
        }
    } catch {
        return tell("\(error)", to: .trouble, on: console, then: ExitStatus(of: error))
    }
}

/// Imports files, and says on the last lines what came of it.
func importFilms(
    _ paths: [String], _ options: Options, on console: FileConsole
) throws -> ExitStatus {
    let files = try FilmImport(paths, includesAllTypes: options.includesAllTypes)
    // Who begins with an import wants these movies, and no sample.
    guard let path = options.catalog ?? Catalog.ownPath else {
        throw UsageError("There is no home folder to keep a catalog in; name one with --catalog FILE.")
    }
    let catalog = try Catalog(importingInto: path)
    let (report, status) = try ImportCommand(files, into: catalog).run(on: console)
    guard let report else { return status }
    for doubt in report.doubts { _ = tell("\(doubt)", to: .trouble, on: console, then: status) }
    for line in report.problems.lines { _ = tell(line, to: .trouble, on: console, then: status) }
    return tell(
        (report.lines + [report.summary]).joined(separator: "\n"), to: .page, on: console, then: status)
}

/// The catalog in a file, or the person's own; what can't be used of the file is told.
func openCatalog(_ file: String?, on console: FileConsole) throws(CatalogError) -> Catalog {
    if let file {
        let catalog = try Catalog.open(file, until: console.interruptDescriptor)
        for line in catalog.problems.lines { _ = tell(line, to: .trouble, on: console, then: .success) }
        return catalog
    }
    // Without a home there is nowhere to keep one.
    guard let path = Catalog.ownPath else { return try .sample() }
    return try Catalog(keptAt: path, hasSample: true)
}

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
    return tell("Exported \(counted(count, "film")) to \(path).", to: .page, on: console, then: .success)
}

/// Writes lines, with control characters spelled out, and returns the status, or that of a failure to write them.
func tell(
    _ text: String, to stream: ConsoleStream, on console: FileConsole, then status: ExitStatus
) -> ExitStatus {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { harmless($0) + "\n" }
    do {
        try console.write(Array(((stream == .trouble ? "movies: " : "") + lines.joined()).utf8), to: stream)
    } catch .readerGone {
        return status
    } catch {
        if stream == .page { _ = tell("\(error)", to: .trouble, on: console, then: status) }
        return .inputOutputFailed
    }
    return status
}

extension ExitStatus {
    /// The status for what can't be asked for, or a file that can't be opened or written.
    init(of error: any Error) {
        if error is InvalidValue || error is UsageError {
            self = .wrongUsage
            return
        }
        switch (error as? CatalogError)?.kind {
        case .wrongUsage: self = .wrongUsage
        case .noInput: self = .noInput
        case .badData: self = .dataRefused
        case .stopped: self = .interrupted
        case .inputOutputFailed, nil: self = .inputOutputFailed
        }
    }
}
