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
            let catalog = try file.map { try InMemoryCatalog(csvFile: $0) } ?? .sample()
            for line in catalog.problems.lines { _ = tell(line, to: .trouble, on: console, then: .success) }
            return MoviesProgram(catalog: catalog, isStrict: options.isStrict).run(on: console)
        } catch {
            return tell("\(error)", to: .trouble, on: console, then: ExitStatus(of: error))
        }
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
    /// The status for a catalog that can't be opened.
    init(of error: any Error) {
        switch (error as? CatalogError)?.kind {
        case .noInput: self = .noInput
        case .badData: self = .dataRefused
        case .readFailed, nil: self = .inputOutputFailed
        }
    }
}
