import MovieCatalog
import MovieImport
import MoviesApp
import Usher

func importMovies(
    _ options: Options, on console: FileConsole
) throws -> ExitStatus {
    let files = try ImportFiles(
        options.words, mapping: options["--columns"].map { try ColumnMapping($0) } ?? ColumnMapping(),
        precedence: options.has("--replace") ? .theirs : .later,
        includesAllTypes: options.has("--all-types"), profile: options["--profile"],
        encoding: options["--encoding"])
    // Don't add the sample when the first command is an import.
    guard let path = options["--catalog"] ?? Catalog.ownPath else { throw UsageError.homeless }
    let catalog = try notingNotice(
        of: Catalog(createdByChangeAt: path, until: console.interruption), on: console)
    for case .failed(let error) in files.ignored { warn("\(error)", on: console) }
    let isDryRun = options.has("--dry-run")
    let (status, report) = try ImportCommandCoordinator.run(
        files, into: catalog, isDryRun: isDryRun, on: console)
    guard let report else { return status }
    for doubt in report.doubts { warn("\(doubt)", on: console) }
    for line in report.problems.lines { warn(line, on: console) }
    let words = report.lines(isDryRun: isDryRun).joined(separator: "\n")
    return tell(words, of: catalog, undoneBy: isDryRun ? nil : "undo", as: status, on: console)
}
