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
    case .browse(let file):
        do {
            let catalog = try openCatalog(file)
            for line in catalog.problems.lines { _ = tell(line, to: .trouble, on: console, then: .success) }
            return MoviesProgram(catalog: catalog, isStrict: options.isStrict).run(on: console)
        } catch {
            return tell("\(error)", to: .trouble, on: console, then: ExitStatus(of: error))
        }
    case .export(let catalog, let file, let search):
        return export(search, from: catalog, to: file, on: console)
    }
}

/// The catalog in a file, or the person's own.
func openCatalog(_ file: String?) throws(CatalogError) -> Catalog {
    if let file { return try Catalog.open(file) }
    // Without a home there is nowhere to keep one.
    guard let path = Catalog.ownPath else { return try .sample() }
    return try Catalog(keptAt: path, hasSample: true)
}

/// Exports what a search finds to a file, from the catalog in a file, or from the person's own where there is one.
func export(_ search: String, from catalog: String?, to path: String, on console: FileConsole) -> ExitStatus {
    guard let catalog = catalog ?? Catalog.ownPath else {
        let trouble = UsageError(
            "There is no home folder with a catalog in it; name one with --catalog FILE.")
        return tell("\(trouble)", to: .trouble, on: console, then: .wrongUsage)
    }
    do {
        let query = MovieQuery(search: try MovieSearch(search))
        let opened = try Catalog.open(catalog)
        for line in opened.problems.lines { _ = tell(line, to: .trouble, on: console, then: .success) }
        let file = try ExportFile(at: path)
        let count = try opened.export(query, to: file) { (_, _) throws(CancellationError) in
            if console.takeInterrupt() { throw CancellationError() }
        }.get()
        let films = count == 1 ? "film" : "films"
        return tell("Exported \(count) \(films) to \(path).", to: .page, on: console, then: .success)
    } catch is CancellationError {
        return .interrupted
    } catch {
        return tell("\(error)", to: .trouble, on: console, then: ExitStatus(of: error))
    }
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
    /// The status for what can't be asked for, or a file that can't be opened or written.
    init(of error: any Error) {
        if error is InvalidValue {
            self = .wrongUsage
            return
        }
        switch (error as? CatalogError)?.kind {
        case .wrongUsage: self = .wrongUsage
        case .noInput: self = .noInput
        case .badData: self = .dataRefused
        case .inputOutputFailed, nil: self = .inputOutputFailed
        }
    }
}
