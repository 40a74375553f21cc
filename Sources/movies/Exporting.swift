import MovieCatalog
import MoviesApp
import Usher

/// Exports what a search finds to a file, or to the standard output, where nothing else is said.
func export(
    _ search: String, to path: String, _ catalog: Catalog, _ options: Options, on console: FileConsole
) throws -> ExitStatus {
    let query = MovieQuery(
        search: try MovieSearch(search), order: options.order, isReversed: options.isReversed)
    var failure: ConsoleError?
    let file =
        if path == "-" {
            ExportFile(as: options.form ?? .jsonLines, hasNotes: options.hasNotes) { bytes in
                do throws(ConsoleError) {
                    try console.write(bytes, to: .page)
                } catch {
                    failure = error
                }
                return failure == nil
            }
        } else {
            try ExportFile(at: path, as: options.form, hasNotes: options.hasNotes, from: catalog)
        }
    do {
        try catalog.export(
            query, limit: options.limit ?? .max, to: file, progress: { _ in !console.takeInterrupt() }
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
