import MovieCatalog
import MovieImport
import MoviesApp
import Usher

/// Imports files, and says on the last lines what came of it.
func importMovies(
    _ paths: [String], _ options: Options, on console: FileConsole
) throws -> ExitStatus {
    var files = try ImportFiles(
        paths, mapping: options.columns.map { try ColumnMapping($0) } ?? ColumnMapping(),
        precedence: options.replaces ? .theirs : .later, includesAllTypes: options.includesAllTypes)
    // Who begins with an import wants these movies, and no sample.
    guard let path = options.catalog ?? Catalog.ownPath else { throw UsageError.homeless }
    let catalog = try Catalog(importingInto: path, until: console.interruptDescriptor)
    let doubts =
        try options.isDryRun ? nil : options.doubts.map { try DoubtsFile(at: $0, of: &files, into: catalog) }
    func say(_ report: ImportReport) throws(CatalogError) {
        for doubt in report.doubts { warn("\(doubt)", on: console) }
        for line in report.problems.lines { warn(line, on: console) }
        var lines = report.lines
        if report.kept.movies > 0 { lines.append("--replace takes the file's instead.") }
        if let doubts { lines.append(try write(doubts, report, options)) }
        lines.append(
            options.isDryRun ? "Nothing was imported: --dry-run says what would be." : report.summary)
        try movies.say(lines.joined(separator: "\n"), on: console)
    }
    return try ImportCommandCoordinator.run(
        files, into: catalog, isDryRun: options.isDryRun, on: console, telling: say)
}

/// Writes the rows that were left out, and says how they are imported again.
func write(
    _ doubts: DoubtsFile, _ report: ImportReport, _ options: Options
) throws(CatalogError) -> String {
    let count = try doubts.write(report)
    guard count > 0 else { return "No row was left out, so there is no \(doubts.paths[0])." }
    var words = ["movies", "import"] + doubts.paths
    if let catalog = options.catalog { words += ["--catalog", catalog] }
    if options.includesAllTypes { words.append("--all-types") }
    if options.replaces { words.append("--replace") }
    if let columns = doubts.columns(report) { words += ["--columns", columns] }
    return
        "\(counted(count, "row")) left out, or with cells left empty, and written to \(doubts.paths[0]). Once corrected: "
        + words.map(shellWord).joined(separator: " ")
}
