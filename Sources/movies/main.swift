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
    }
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
        case .inputOutputFailed, nil: self = .inputOutputFailed
        }
    }
}
