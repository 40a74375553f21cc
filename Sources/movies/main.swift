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
    do {
        switch options.action {
        case .help: return tell(Options.help, to: .page, on: console, then: .success)
        case .version: return tell("movies \(Options.version)", to: .page, on: console, then: .success)
        case .browse: return try browse(options, on: console)
        case .map:
            let catalog =
                try options.catalog.map { _ in try openCatalog(options.catalog, on: console) } ?? .sample()
            return tell(MoviesProgram(catalog: catalog).map, to: .page, on: console, then: .success)
        case .importing(let paths): return try importMovies(paths, options, on: console)
        case .export(let file, let search):
            return try export(search, to: file, options, on: console)
        case .backup(let file):
            try keptCatalog(options.catalog, on: console).backUp(to: file)
            return tell("Backed up to \(file).", to: .page, on: console, then: .success)
        case .check: return try check(options.catalog, on: console)
        }
    } catch {
        return tell("\(error)", to: .trouble, on: console, then: ExitStatus(of: error))
    }
}

/// Shows the pages; what is missing in the log is told behind them.
func browse(_ options: Options, on console: FileConsole) throws -> ExitStatus {
    if let path = options.replay { return try replay(path, options, on: console) }
    let log = try options.log.map { try LogFile(at: $0, heading: "The moves of movies") }
    let catalog = try openCatalog(options.catalog, on: console)
    // Beside a catalog that is kept.
    let file =
        catalog.changesAreKept
        ? (options.catalog ?? Catalog.ownPath).map { LinesFile(at: $0 + ".places") } : nil
    let occasion = options.record == nil ? Occasion() : Occasion(day: .today)
    let program = MoviesProgram(
        catalog: catalog, isStrict: options.isStrict, beginning: try beginning(options, file, on: console),
        occasion: occasion, observer: log.map { log in { (move: Move) in log.write("\(move)") } })
    func keep(_ paths: [Path]) {
        do {
            try file?.write(paths.map(\.description))
        } catch {
            _ = tell("\(error)", to: .trouble, on: console, then: .success)
        }
    }
    let status =
        if let path = options.record {
            try record(program, on: occasion, to: path, console, ending: keep)
        } else {
            program.run(on: console, ending: keep)
        }
    guard let failure = log?.failure else { return status }
    return tell(failure, to: .trouble, on: console, then: status == .success ? .inputOutputFailed : status)
}

/// Where the pages begin; a line of an earlier session's places that is no path is told.
func beginning(
    _ options: Options, _ file: LinesFile?, on console: FileConsole
) throws -> Session.Beginning {
    if let place = options.place {
        guard let path = Path(place) else {
            throw UsageError("--open \(place) can't be used; a path begins with a slash: --open /watchlist.")
        }
        return .open(path)
    }
    guard options.resumes else { return .root }
    guard let lines = try file?.lines() else {
        _ = tell("There is no earlier session to go on with.", to: .trouble, on: console, then: .success)
        return .root
    }
    return .resume(
        lines.compactMap { line in
            let path = Path(line)
            if path == nil {
                _ = tell("“\(line)” is no place to go on at.", to: .trouble, on: console, then: .success)
            }
            return path
        })
}

/// Runs the program and writes down what happens.
func record(
    _ program: MoviesProgram, on occasion: Occasion, to path: String, _ console: FileConsole,
    ending: ([Path]) -> Void
) throws(RecordingError) -> ExitStatus {
    let recorder = try RecordingConsole(
        console, program: "movies \(Options.version)", given: occasion.given, path: path)
    let status = program.run(on: recorder, ending: ending)
    guard let failure = recorder.failure else { return status }
    return tell(
        "\(path): the recording breaks off. \(failure)", to: .trouble, on: console, then: .inputOutputFailed)
}

/// Runs the program as it was recorded. Without a catalog that is named, the person's own stays out of it.
func replay(_ path: String, _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let recording = try Recording(path: path)
    let occasion = try Occasion(of: recording)
    let catalog = try options.catalog.map { try openCatalog($0, on: console) } ?? .sample()
    let replay = ReplayConsole(recording, on: console)
    let status = MoviesProgram(catalog: catalog, isStrict: options.isStrict, occasion: occasion).run(
        on: replay)
    if let difference = replay.difference {
        let program = "movies \(Options.version)"
        let recorder =
            ["", program].contains(recording.program)
            ? "" : "\nIt was recorded by \(recording.program), this is \(program)."
        return tell("\(path), \(difference)\(recorder)", to: .trouble, on: console, then: .dataRefused)
    }
    if let line = replay.endOfRecording {
        return tell(
            "\(path), line \(line): the recording ends here, and the program goes on.", to: .trouble,
            on: console,
            then: .success)
    }
    return replay.isInterrupted || status == .inputOutputFailed ? status : .success
}

/// Imports files, and says on the last lines what came of it.
func importMovies(
    _ paths: [String], _ options: Options, on console: FileConsole
) throws -> ExitStatus {
    var files = try MovieImport(
        paths, mapping: options.columns.map { try ColumnMapping($0) } ?? ColumnMapping(),
        precedence: options.replaces ? .theirs : .later, includesAllTypes: options.includesAllTypes)
    // Who begins with an import wants these movies, and no sample.
    guard let path = options.catalog ?? Catalog.ownPath else {
        throw UsageError("There is no home folder to keep a catalog in; name one with --catalog FILE.")
    }
    let catalog = try Catalog(importingInto: path, until: console.interruptDescriptor)
    let doubts = try options.doubts.map { try DoubtsFile(at: $0, of: &files, into: catalog) }
    let (report, status) = try ImportCommand(files, into: catalog).run(on: console)
    guard let report else { return status }
    for doubt in report.doubts { _ = tell("\(doubt)", to: .trouble, on: console, then: status) }
    for line in report.problems.lines { _ = tell(line, to: .trouble, on: console, then: status) }
    var lines = report.lines
    if report.kept.movies > 0 { lines.append("--replace takes the file's instead.") }
    var failure: ExitStatus?
    do {
        if let doubts { lines.append(try write(doubts, report, options)) }
    } catch {
        // The import is done all the same.
        failure = ExitStatus(of: error)
        _ = tell("\(error)", to: .trouble, on: console, then: status)
    }
    let told = tell((lines + [report.summary]).joined(separator: "\n"), to: .page, on: console, then: status)
    return failure ?? told
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

/// The catalog in a file, or the person's own; what can't be used of the file is told.
func openCatalog(_ file: String?, on console: FileConsole) throws(CatalogError) -> Catalog {
    if let file {
        let catalog = try Catalog.open(file, until: console.interruptDescriptor)
        for line in catalog.problems.lines { _ = tell(line, to: .trouble, on: console, then: .success) }
        if catalog.passedOver.count > 0 {
            let line = ImportReport.passedOver(catalog.passedOver)
            _ = tell(line, to: .trouble, on: console, then: .success)
        }
        return catalog
    }
    // Without a home there is nowhere to keep one.
    guard let path = Catalog.ownPath else { return try .sample() }
    return try Catalog(keptAt: path, hasSample: true, until: console.interruptDescriptor)
}

/// The catalog in a file, or the person's own, which is not made where there is none.
func keptCatalog(_ file: String?, on console: FileConsole) throws -> Catalog {
    guard let path = file ?? Catalog.ownPath else {
        throw UsageError("There is no home folder with a catalog in it; name one with --catalog FILE.")
    }
    return try openCatalog(path, on: console)
}

/// Exports what a search finds to a file, or to the standard output, where nothing else is said.
func export(
    _ search: String, to path: String, _ options: Options, on console: FileConsole
) throws -> ExitStatus {
    let query = MovieQuery(search: try MovieSearch(search))
    let catalog = try keptCatalog(options.catalog, on: console)
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
    let report: ExportReport
    do {
        report = try catalog.export(query, to: file) { _ in !console.takeInterrupt() }
    } catch {
        guard let failure else { throw error }
        if case .readerGone = failure { return .success }
        return tell("\(failure)", to: .trouble, on: console, then: .inputOutputFailed)
    }
    for line in report.losses.lines { _ = tell(line, to: .trouble, on: console, then: .success) }
    return path == "-" ? .success : tell(report.summary, to: .page, on: console, then: .success)
}

/// Looks whether all of a catalog holds together.
func check(_ path: String?, on console: FileConsole) throws -> ExitStatus {
    let catalog = try keptCatalog(path, on: console)
    let troubles = try catalog.troubles()
    guard troubles.isEmpty else {
        let advice =
            "This catalog doesn't hold together. Keep a copy of it, and go back to your last backup or export."
        return tell(
            (troubles + [advice]).joined(separator: "\n"), to: .trouble, on: console, then: .dataRefused)
    }
    let numbers = try catalog.numbers()
    return tell(
        "All holds together: \(counted(numbers.movies, "movie")), \(counted(numbers.viewings, "viewing")).",
        to: .page, on: console, then: .success)
}

/// Writes lines, with control characters spelled out, and returns the status, or that of a failure to write them.
func tell(
    _ text: String, to stream: ConsoleStream, on console: FileConsole, then status: ExitStatus
) -> ExitStatus {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { harmless($0) + "\n" }
    do {
        try console.write(Array(((stream == .trouble ? "movies: " : "") + lines.joined()).utf8), to: stream)
    } catch .readerGone {
        return status
    } catch {
        if stream == .page { _ = tell("\(error)", to: .trouble, on: console, then: status) }
        return .inputOutputFailed
    }
    return status
}

extension ExitStatus {
    /// The status for what can't be asked for, or a file that can't be opened or written.
    init(of error: any Error) {
        if error is InvalidValue || error is UsageError {
            self = .wrongUsage
            return
        }
        if let error = error as? RecordingError {
            self = error.status
            return
        }
        switch (error as? CatalogError)?.kind {
        case .wrongUsage: self = .wrongUsage
        case .missing, .noInput: self = .noInput
        case .badData: self = .dataRefused
        case .stopped: self = .interrupted
        case .alreadyThere, .inputOutputFailed, nil: self = .inputOutputFailed
        }
    }
}
