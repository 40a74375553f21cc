import MovieCatalog
import MoviesApp
import Usher

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
    let report: ExportReport
    do {
        report = try catalog.export(query, limit: options["--limit"].flatMap { Int($0) } ?? .max, to: file) {
            _ in !console.takeInterrupt()
        }
    } catch {
        if failure == nil { warn("\(error)", on: console) }
        let status = failure.map { movies.failure($0, on: console) ?? .success } ?? ExitStatus(of: error)
        return tell("", of: catalog, as: status, on: console)
    }
    for line in report.losses.lines { warn(line, on: console) }
    return tell(path == "-" ? "" : report.summary, of: catalog, on: console)
}
