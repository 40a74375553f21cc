import MovieCatalog
import MoviesApp
import Usher

/// Exports what a search finds to a file, or to the standard output, where no path is given.
func export(
    _ query: MovieQuery, to path: String = "-", as form: ExportFormat?, _ catalog: Catalog,
    _ options: Options,
    on console: FileConsole
) throws -> ExitStatus {
    var failure: ConsoleError?
    let hasNotes = options.has("--notes")
    let file =
        if path == "-" {
            ExportFile(as: form ?? .jsonLines, hasNotes: hasNotes) { bytes in
                do throws(ConsoleError) {
                    try console.write(bytes, to: .page)
                } catch {
                    failure = error
                }
                return failure == nil
            }
        } else {
            try ExportFile(at: path, as: form, hasNotes: hasNotes, from: catalog)
        }
    do {
        try catalog.export(
            query, limit: options["--limit"].flatMap { Int($0) } ?? .max, to: file,
            progress: { _ in !console.takeInterrupt() }
        ) {
            (report) throws(CatalogError) in
            for line in report.losses.lines { warn(line, on: console) }
            if path != "-" { try say(report.summary, on: console) }
        }
    } catch {
        guard let failure else { throw error }
        if case .readerGone = failure { return .success }
        warn("\(failure)", on: console)
        return .inputOutputFailed
    }
    return .success
}
