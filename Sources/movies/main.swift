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
    switch options.action {
    case .help: return tell(Options.help, to: .page, on: console, then: .success)
    case .version: return tell("movies \(Options.version)", to: .page, on: console, then: .success)
    case .importing(let paths):
        do {
            return try importFilms(paths, options, on: console)
        } catch {
            return tell("\(error)", to: .trouble, on: console, then: ExitStatus(of: error))
        }
    case .browse:
        do {
            let catalog = try openCatalog(options.catalog)
            for line in catalog.problems.lines { _ = tell(line, to: .trouble, on: console, then: .success) }
            return MoviesProgram(catalog: catalog, isStrict: options.isStrict).run(on: console)
        } catch {
            return tell("\(error)", to: .trouble, on: console, then: ExitStatus(of: error))
        }
    }
}

/// Imports files, and says on the last lines what came of it.
func importFilms(
    _ paths: [String], _ options: Options, on console: FileConsole
) throws(CatalogError) -> ExitStatus {
    let files = try FilmImport(paths, includesAllTypes: options.includesAllTypes)
    // Who begins with an import wants these movies, and no sample.
    guard let path = options.catalog ?? Catalog.ownPath else {
        throw .noSuchFile(path: "~")
    }
    let catalog = try Catalog(keptAt: path, hasSample: false)
    let (report, status) = try ImportCommand(files, into: catalog).run(on: console)
    guard let report else { return status }
    for doubt in report.doubts { _ = tell("\(doubt)", to: .trouble, on: console, then: status) }
    for line in report.problems.lines { _ = tell(line, to: .trouble, on: console, then: status) }
    return tell(
        (report.lines + [report.summary]).joined(separator: "\n"), to: .page, on: console, then: status)
}

/// The catalog in a file, or the person's own.
func openCatalog(_ file: String?) throws(CatalogError) -> Catalog {
    if let file { return try Catalog.open(file) }
    // Without a home there is nowhere to keep one.
    guard let path = Catalog.ownPath else { return try .sample() }
    return try Catalog(keptAt: path, hasSample: true)
}

/// Writes a line and returns the status, or that of a failure to write it.
func tell(
    _ text: String, to stream: ConsoleStream, on console: FileConsole, then status: ExitStatus
) -> ExitStatus {
    do {
        try console.write(Array((stream == .trouble ? "movies: \(text)\n" : "\(text)\n").utf8), to: stream)
    } catch .readerGone {
        return status
    } catch {
        return .inputOutputFailed
    }
    return status
}

extension ExitStatus {
    /// The status for a catalog that can't be opened.
    init(of error: any Error) {
        switch (error as? CatalogError)?.kind {
        case .noInput: self = .noInput
        case .badData: self = .dataRefused
        case .stopped: self = .interrupted
        case .inputOutputFailed, nil: self = .inputOutputFailed
        }
    }
}
