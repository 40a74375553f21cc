import MovieCatalog
import MovieImport
import MoviesApp
import Usher

func importMovies(_ options: Options, on console: FileConsole) throws -> ExitStatus {
    let files = try ImportBatch(
        options.words, mapping: options["--columns"].map { try ColumnMapping($0) } ?? ColumnMapping(),
        precedence: options.has("--replace") ? .theirs : .later,
        includesAllTypes: options.has("--all-types"), profile: options["--profile"],
        encoding: options["--encoding"])
    // If the catalog is missing, the import creates it without the sample movies.
    guard let path = options["--catalog"] ?? Catalog.defaultPath else { throw UsageError.noHomeFolder }
    let catalog = try warningAboutNotice(
        of: Catalog(createdByChangeAt: path, until: console.interruption), on: console)
    for case .failed(let error) in files.ignored { warn("\(error)", on: console) }
    let isDryRun = options.has("--dry-run")
    var (status, report) = try ImportCommandCoordinator.run(
        files, into: catalog, isDryRun: isDryRun, on: console)
    guard let report else { return status }
    if report.hasNoMovies, status == .success { status = .dataRefused }
    for doubt in report.doubts { warn("\(doubt)", on: console) }
    for line in report.problems.lines { warn(line, on: console) }
    let words = report.lines(isDryRun: isDryRun, isVerbose: options.has("--verbose")).joined(separator: "\n")
    return tell(words, of: catalog, undoneBy: isDryRun ? nil : "undo", as: status, on: console)
}

func export(
    _ query: MovieQuery, to path: String = "-", as form: ExportFormat?, _ catalog: Catalog,
    _ options: Options,
    on console: FileConsole
) throws -> ExitStatus {
    var failure: ConsoleError?
    let hasNotes = options.has("--notes")
    let file =
        if path == "-" {
            try ExportWriter(as: form ?? .jsonLines, hasNotes: hasNotes) { bytes in
                do throws(ConsoleError) {
                    try console.write(bytes, to: .page)
                } catch {
                    failure = error
                }
                return failure == nil
            }
        } else {
            try ExportWriter(at: path, as: form, hasNotes: hasNotes, from: catalog)
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

func showNumbers(_ options: Options, on console: FileConsole) throws -> ExitStatus {
    if options.has("--json"), options["--html"] != nil { throw UsageError("Choose --json or --html.") }
    let catalog = try keptCatalog(options["--catalog"], on: console)
    let numbers = try NumbersCommand(options.words, of: catalog)
    if options.has("--json") { return tell(numbers.json, of: catalog, on: console) }
    if let path = options["--html"] {
        guard path != "-" else { return tell(numbers.html, of: catalog, on: console) }
        let file = try OutputFile(at: path, from: catalog)
        try file.write(Array("\(numbers.html)\n".utf8))
        try file.finish()
        return tell("Written to \(path).", of: catalog, on: console)
    }
    let page = numbers.page
    if numbers.isEmpty {
        warn(page.texts.joined(separator: " ").trimmed.description, on: console)
        return tell("", of: catalog, as: ExitStatus(rawValue: 1), on: console)
    }
    let file = (options["--catalog"] ?? Catalog.defaultPath).map { StateFile(at: $0 + ".brief") }
    guard console.height != nil, !isBrief(options, file, on: console) else {
        return tell(([page.title] + page.lines).joined(separator: "\n"), of: catalog, on: console)
    }
    do throws(ConsoleError) {
        try Prompter(on: console).show(page)
    } catch {
        if let status = failure(error, on: console) { return status }
    }
    return tell("", of: catalog, on: console)
}
