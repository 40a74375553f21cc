import MovieCatalog
import MovieImport
import MoviesApp
import Usher

run(Array(CommandLine.arguments.dropFirst())).exit()

func run(_ arguments: [String]) -> ExitStatus {
    let options: Options
    do {
        options = try Options(arguments)
    } catch {
        warn("\(error)", on: .standard())
        return .wrongUsage
    }
    let console = FileConsole.standard(width: options.width, color: options.allowsColor)
    do {
        return switch options.action {
        case .help(let name): tell(Help.text(of: name) ?? "", on: console)
        case .version: tell("movies \(Options.version), SQLite \(Database.sqliteVersion)", on: console)
        case .browse: try browse(options, on: console)
        case .map: tell(try map(options, on: console), on: console)
        case .adding(let words): try add(words, options, on: console)
        case .seeing(let words): try see(words, options, on: console)
        case .changing(let line): try change(line, options, on: console)
        case .finding(let search): try find(search, options, on: console)
        case .undo: try undo(options, on: console)
        case .importing(let paths): try importMovies(paths, options, on: console)
        case .completing(let paths): try complete(paths, options, on: console)
        case .export(let file, let search):
            try export(search, to: file, keptCatalog(options.catalog, on: console), options, on: console)
        case .backup(let file): try backUp(options.catalog, to: file, on: console)
        case .restore(let file): try restore(options.catalog, from: file, on: console)
        case .check: try check(options.catalog, on: console)
        }
    } catch {
        warn("\(error)", on: console)
        return ExitStatus(of: error)
    }
}

/// Writes what was asked for, with control characters spelled out.
func tell(_ text: String, on console: FileConsole) -> ExitStatus {
    do {
        try say(text, on: console)
    } catch {
        warn("\(error)", on: console)
        return .inputOutputFailed
    }
    return .success
}

/// Writes what a change does while it can still be taken back; a reader that has gone is no trouble.
func say(_ text: String, on console: FileConsole) throws(CatalogError) {
    do throws(ConsoleError) {
        try console.write(Array(lines(text).utf8), to: .page)
    } catch {
        if case .readerGone = error { return }
        throw .described(.inputOutputFailed, "\(error)")
    }
}

/// Writes what went wrong. Where that can't be written nobody can be told.
func warn(_ trouble: String, on console: FileConsole) {
    try? console.write(Array("movies: \(lines(trouble))".utf8), to: .trouble)
}

private func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { harmless($0) + "\n" }.joined()
}
