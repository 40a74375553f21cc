import MovieCatalog
import MoviesApp
import Usher

/// Imports files, and says on the last lines what came of it.
func importMovies(
    _ paths: [String], _ options: Options, on console: FileConsole
) throws -> ExitStatus {
    var files = try MovieImport(
        paths, mapping: options.columns.map { try ColumnMapping($0) } ?? ColumnMapping(),
        precedence: options.replaces ? .theirs : .later, includesAllTypes: options.includesAllTypes)
    // Who begins with an import wants these movies, and no sample.
    guard let path = options.catalog ?? Catalog.ownPath else { throw UsageError.homeless }
    let catalog = try Catalog(importingInto: path, until: console.interruptDescriptor)
    let doubts =
        try options.isDryRun ? nil : options.doubts.map { try DoubtsFile(at: $0, of: &files, into: catalog) }
    let (report, status) = try ImportCommand(files, into: catalog, isDryRun: options.isDryRun).run(
        on: console)
    guard let report else { return status }
    for doubt in report.doubts { warn("\(doubt)", on: console) }
    for line in report.problems.lines { warn(line, on: console) }
    var lines = report.lines
    if report.kept.movies > 0 { lines.append("--replace takes the file's instead.") }
    do {
        if let doubts { lines.append(try write(doubts, report, options)) }
    } catch {
        // The import is done all the same.
        warn("\(error)", on: console)
        _ = tell((lines + [report.summary]).joined(separator: "\n"), on: console)
        return ExitStatus(of: error)
    }
    let summary = options.isDryRun ? "Nothing was imported: --dry-run says what would be." : report.summary
    let told = tell((lines + [summary]).joined(separator: "\n"), on: console)
    return told == .success ? status : told
}

/// Writes the rows that were left out, and says how they are imported again.
func write(_ doubts: DoubtsFile, _ report: ImportReport, _ options: Options) throws -> String {
    let count = try doubts.write(report)
    guard count > 0 else { return "No row was left out, so there is no \(doubts.paths[0])." }
    var words = ["movies", "import"] + doubts.paths
    if let catalog = options.catalog { words += ["--catalog", catalog] }
    if options.includesAllTypes { words.append("--all-types") }
    if options.replaces { words.append("--replace") }
    if let columns = doubts.columns(report) { words += ["--columns", columns] }
    return "\(counted(count, "row")) left out, and written to \(doubts.paths[0]). Once corrected: "
        + words.map(shellWord).joined(separator: " ")
}

/// A word as it can stand on a command line.
func shellWord(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-=,".unicodeScalars.contains($0)
    }
    return isPlain
        ? word
        : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
