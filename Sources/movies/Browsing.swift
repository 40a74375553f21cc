import MovieCatalog
import MovieImport
import MoviesApp
import Usher

func browse(_ options: Options, on console: FileConsole) throws -> ExitStatus {
    if let path = options["--replay"] { return try replay(path, options, on: console) }
    let place = options["--catalog"] ?? Catalog.defaultPath
    if let place {
        for case let file? in [options["--log"], options["--record"]] {
            try Catalog.protect(place, from: file)
        }
    }
    let log = try options["--log"].map { try LogFile(at: $0, heading: "The moves of movies") }
    let catalog = try openCatalog(options["--catalog"], creating: true, on: console)
    // Keep state files next to the catalog, but only if its changes are saved.
    let kept = catalog.changesAreKept && !catalog.isReadOnly ? place : nil
    let file = kept.map { StateFile(at: $0 + ".places") }
    let context = !options.has("--record") ? SessionContext() : SessionContext(day: .today)
    let isBrief = isBrief(options, kept.map { StateFile(at: $0 + ".brief") }, on: console)
    let beginning = try beginning(options, file, on: console)
    func keep(_ paths: [Route]) {
        do {
            // Don't overwrite a file without routes, because no session wrote it.
            if let file, let lines = try? file.lines(), !lines.isEmpty, lines.allSatisfy({ Route($0) == nil })
            {
                return warn(
                    "\(file.path) is not from an earlier session, and was left as it is. --resume needs it.",
                    on: console)
            }
            try file?.write(paths.map(\.description))
        } catch {
            warn("\(error)", on: console)
        }
    }
    let recorder = try options["--record"].map { path throws(FileError) in
        try Recorder(program: "movies \(Options.version)", given: context.given, path: path)
    }
    let status = MoviesProgram(catalog: catalog).run(
        on: console, in: context,
        options: Session.Options(
            recording: recorder, isStrict: options.has("--strict"), isBrief: isBrief,
            keepingHistoryIn: kept.map { $0 + ".history" }, beginning: beginning,
            ending: { keep($0.routes) }),
        observer: log.map { log in { (move: Move) in log.write("\(move)") } })
    if let path = options["--record"], let failure = recorder?.failure {
        warn("\(path): the recording is incomplete. \(failure)", on: console)
        return .inputOutputFailed
    }
    guard let failure = log?.failure else { return status }
    warn("\(failure)", on: console)
    return status == .success ? .inputOutputFailed : status
}

/// Returns whether pages show only what's new. The file remembers `--brief` or `--full`.
func isBrief(_ options: Options, _ file: StateFile?, on console: FileConsole) -> Bool {
    let wanted = options.has("--brief") ? true : options.has("--full") ? false : nil
    do {
        let lines = try file?.lines()
        guard let isBrief = wanted else { return lines == ["brief"] }
        // Write only if the choice changes. Don't overwrite a file with other contents.
        if isBrief ? lines == nil || lines == ["full"] : lines == ["brief"] {
            try file?.write([isBrief ? "brief" : "full"])
        }
    } catch {
        warn("\(error)", on: console)
    }
    return wanted ?? false
}

func beginning(
    _ options: Options, _ file: StateFile?, on console: FileConsole
) throws -> Session.Beginning? {
    if let place = options["--open"] {
        guard let path = Route(place) else {
            throw UsageError("--open can't be “\(place)”. A path begins with a slash: --open /watchlist.")
        }
        return .open(path)
    }
    guard options.has("--resume") else { return nil }
    let lines: [String]?
    do {
        lines = try file?.lines()
    } catch {
        warn("\(error)", on: console)
        return nil
    }
    guard let file, let lines else {
        warn("There is no earlier session to resume.", on: console)
        return nil
    }
    return .resume(
        lines.enumerated().compactMap { index, line in
            let path = Route(line)
            if path == nil, !line.isEmpty {
                let shown = line.count > 60 ? line.prefix(60) + "…" : line[...]
                warn("\(file.path), line \(index + 1): “\(shown)” is not a page to resume at.", on: console)
            }
            return path
        })
}

/// Replays a recording on the `--catalog` file or the sample movies, never on the default catalog.
func replay(_ path: String, _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let recording = try Recording(path: path)
    let context = try SessionContext(of: recording)
    let catalog = try options["--catalog"].map { try openCatalog($0, on: console) } ?? .sample()
    let replay = Replay(recording)
    let status = MoviesProgram(catalog: catalog).run(
        on: console, in: context,
        options: Session.Options(isStrict: options.has("--strict"), isBrief: options.has("--brief")),
        replaying: replay)
    if let difference = replay.difference {
        let program = "movies \(Options.version)"
        let recorder =
            ["", program].contains(recording.program)
            ? "" : "\nIt was recorded by \(recording.program), this is \(program)."
        warn("\(path), \(difference)\(recorder)", on: console)
        return .dataRefused
    }
    if let line = replay.endOfRecording {
        warn("\(path), line \(line): the recording ends here, but the program goes on.", on: console)
        return .success
    }
    return replay.isInterrupted || status == .inputOutputFailed ? status : .success
}

func map(_ options: Options, on console: FileConsole) throws -> String {
    let catalog = try options["--catalog"].map { try openCatalog($0, on: console) } ?? .sample()
    return MoviesProgram(catalog: catalog).map
}
