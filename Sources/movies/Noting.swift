import MovieCatalog
import MovieImport
import MoviesApp
import Usher

/// Runs a verb that changes the catalog. Only `add` creates a missing catalog.
func change(_ verb: Verb.Name, _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let catalog =
        if verb == .add, let path = options["--catalog"] ?? Catalog.defaultPath,
            options["--catalog"] == nil || isNewCatalog(path)
        {
            try warningAboutNotice(
                of: Catalog(createdByChangeAt: path, until: console.interruption), on: console)
        } else {
            try changeable(keptCatalog(options["--catalog"], on: console), options)
        }
    let query = try options["--all"].map {
        MovieQuery(search: try catalog.certainReading(of: MovieSearch($0)))
    }
    // Ask before the transaction, which locks the catalog.
    if console.isInteractive, !options.has("--yes"),
        let question = try verb.question(before: options.words, ofAll: query, on: catalog),
        try !asks(question, default: false, on: console)
    {
        return tell("Nothing was changed.", as: ExitStatus(rawValue: 1), on: console)
    }
    let words = try catalog.transaction {
        try verb.perform(options.words, ofAll: query, on: $0) { _ in !console.takeInterrupt() }
    }
    let opposite = verb == .undo ? "redo" : "undo"
    return tell(words, of: catalog, undoneBy: catalog.hasChanges ? opposite : nil, on: console)
}

func find(_ verb: Verb.Name, _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let words = options.words.joined(separator: " ")
    let catalog = try keptCatalog(options["--catalog"], on: console)
    var search = try MovieSearch(
        verb == .sort
            ? ""
            : verb == .watchlist
                ? MovieList.watchlist.condition
                : verb == .lists ? catalog.list(called: words).condition : words)
    search = try catalog.certainReading(of: search)
    let sort = verb == .sort ? words : options["--sort"] ?? ""
    var query = try catalog.query(for: search)
    let count = try catalog.count(of: query)
    let rescued = try count == .exactly(0) ? catalog.rescued(search) : nil
    if let other = try catalog.writingOut(search, finding: count) ?? rescued {
        search = other
        query = try catalog.query(for: search)
    }
    if !sort.isEmpty {
        let (order, isReversed) = try MovieOrder.directed(sort)
        (query.order, query.isReversed) = (order, isReversed ?? false)
    }
    guard try catalog.count(of: query) != .exactly(0) else {
        let near = try catalog.suggestions(besides: search, finding: .exactly(0)).prefix(3)
        let offers = near.map(\.search.text).joined(separator: ", ")
        let sentence = query.search.sentence(finding: .exactly(0))
        let words = near.isEmpty ? sentence : "\(sentence) Did you mean: \(offers)?"
        if options.isWithoutVerb { throw Options.unknown(options.words[0], finding: words) }
        warn(words, on: console)
        return tell("", of: catalog, as: ExitStatus(rawValue: 1), on: console)
    }
    if words.lowercased().hasPrefix("how many "), !options.has("--json") {
        return tell(query.search.sentence(finding: try catalog.count(of: query)), of: catalog, on: console)
    }
    return try export(query, as: options.has("--json") ? .jsonLines : .text, catalog, options, on: console)
}

func complete(_ paths: [String], _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let kept = try keptCatalog(options["--catalog"], on: console)
    if options.has("--missing") || options.has("--csv") {
        guard paths.isEmpty else { throw UsageError("--missing and --csv take no FILE.") }
        try console.write(kept.missingFacts(inCSV: options.has("--csv")), to: .page)
        return tell("", of: kept, on: console)
    }
    let catalog = try changeable(kept, options)
    let report = try catalog.complete(from: paths) { _ in !console.takeInterrupt() }
    let words = report.lines.joined(separator: "\n")
    guard console.isInteractive else {
        for doubt in report.doubts { warn("\(doubt)", on: console) }
        return tell(words, of: catalog, undoneBy: "undo", on: console)
    }
    var prompt = Prompter(on: console)
    prompt.say(words)
    for doubt in report.doubts {
        let films = doubt.films.map { ($0, $0.nameDirectorAndLength) } + [(doubt.movie, "none of these")]
        let names = films.map(\.1)
        let name: String
        do throws(NoAnswer) {
            name = try prompt.ask(doubt.movie.whichQuestion, .one(of: names))
        } catch {
            return tell("", of: catalog, as: error == .interrupted ? .interrupted : .success, on: console)
        }
        if let film = films.first(where: { $0.1 == name })?.0 {
            prompt.say(try catalog.complete(only: doubt.movie.id, as: film).lines.joined(separator: "\n"))
        }
    }
    return tell("", of: catalog, on: console)
}

func changeable(_ catalog: Catalog, _ options: Options) throws -> Catalog {
    guard catalog.changesAreKept || options["--catalog"] == nil else {
        throw UsageError(
            "A CSV or JSON file is opened read-only. To make a catalog of it: movies --catalog NEW import FILE."
        )
    }
    return catalog
}

/// Prints completions for a shell. Fails if the shell should complete file names instead.
func offerCandidates(_ arguments: [String], on console: FileConsole) -> ExitStatus {
    guard arguments.count > 1, let shell = ShellLine.Shell(rawValue: arguments[0]) else {
        return .wrongUsage
    }
    let line = ShellLine(arguments[1], in: shell, breaks: arguments.count > 2 ? arguments[2] : "")
    let completion = ShellCompletion(Array(line.words.dropFirst()))
    let found = try? completion.candidates(topics: Help.topics) { try keptCatalog($0, on: console) }
    guard let found else { return .failure }
    let lines = found.map { text, meaning in
        let excerpt = meaning.count > 60 ? meaning.prefix(59) + "…" : meaning
        return line.quoted(text) + (shell == .bash || meaning.isEmpty ? "" : "\t\(harmless(excerpt))")
    }
    try? console.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: .page)
    return .success
}
