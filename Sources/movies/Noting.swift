import MovieCatalog
import MoviesApp
import Usher

/// Adds a film, and a viewing of it where one is given.
func add(_ words: [String], _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let (film, viewing) = FilmName.added(words, today: .today)
    guard !film.isIMDbID else { throw UsageError("add needs a title: movies add 'Heat (1995)'.") }
    try film.checkYear()
    let seen = viewing.isEmpty ? nil : try Viewing(typed: viewing, today: .today)
    guard let path = options.catalog ?? Catalog.ownPath else { throw UsageError.homeless }
    let catalog = try changeable(Catalog(keptAt: path, until: console.interruptDescriptor))
    let known = try catalog.movies(called: film)
    guard known.isEmpty else {
        warn(
            "\(film) is there already, and nothing was added; movies seen notes a viewing.\n\(list(known))",
            on: console)
        return .dataRefused
    }
    let movie = Movie(film, seen)
    try catalog.transaction {
        _ = try catalog.add(movie)
        try say(movie.sentenceOfAdding(today: catalog.today()), on: console)
    }
    return .success
}

/// Notes a viewing of a film.
func see(_ words: [String], _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let catalog = try changeable(keptCatalog(options.catalog, on: console))
    guard let named = try catalog.movies(leading: words.joined(separator: " ")) else {
        let film = FilmName.added(words, today: .today).film
        var near = try catalog.movies(near: film)
        // A number behind a name may be a rating.
        if near.isEmpty, words.count > 1 { near = try catalog.movies(near: FilmName(typed: words[0])) }
        guard near.isEmpty else {
            warn("There is no film called \(film). Near to it:\n\(list(near))", on: console)
            return ExitStatus(rawValue: 1)
        }
        warn("There is no film called \(film); movies find looks for words of it.", on: console)
        return .noInput
    }
    let viewing = try Viewing(typed: named.rest, today: .today)
    let found = named.movies
    guard found.count == 1 else {
        warn("Several films are called \(named.name); give the year or the id.\n\(list(found))", on: console)
        return .dataRefused
    }
    try catalog.transaction {
        try catalog.note(viewing, of: found)
        try say(viewing.sentence(notedOf: found, today: catalog.today()), on: console)
    }
    return .success
}

/// Does what a line on a page does.
func change(_ line: MovieLine, _ options: Options, on console: FileConsole) throws -> ExitStatus {
    let catalog = try changeable(keptCatalog(options.catalog, on: console))
    do {
        try catalog.transaction {
            let query = try options.all.map { MovieQuery(search: try MovieSearch($0)) }
            try say(perform(line, ofAll: query, on: catalog), on: console)
        }
    } catch let refusal as Refusal {
        warn("\(refusal)", on: console)
        return .noInput
    }
    return .success
}

/// Lists what a search finds.
func find(_ search: String, _ options: Options, on console: FileConsole) throws -> ExitStatus {
    var options = options
    options.form = options.isJSON ? .jsonLines : .text
    let catalog = try keptCatalog(options.catalog, on: console)
    let wanted = try MovieSearch(search)
    guard try catalog.count(of: MovieQuery(search: wanted)) != .exactly(0) else {
        let near = try catalog.suggestions(besides: wanted, finding: .exactly(0)).prefix(3)
        if !near.isEmpty {
            warn("Nothing is found. Near to it: \(near.map(\.name).joined(separator: ", ")).", on: console)
        }
        return ExitStatus(rawValue: 1)
    }
    return try export(search, to: "-", catalog, options, on: console)
}

/// Takes back the last step.
func undo(_ options: Options, on console: FileConsole) throws -> ExitStatus {
    let catalog = try keptCatalog(options.catalog, on: console)
    return try catalog.transaction {
        guard let step = try catalog.undo(progress: { _ in !console.takeInterrupt() }) else {
            warn("There is nothing to take back.", on: console)
            return ExitStatus(rawValue: 1)
        }
        try say("Taken back: \(step.name).", on: console)
        return .success
    }
}

/// A catalog that keeps what is changed.
func changeable(_ catalog: Catalog) throws -> Catalog {
    guard catalog.changesAreKept else {
        throw UsageError(
            "A file of films is only read; movies --catalog NEW import FILE makes a catalog of it.")
    }
    return catalog
}

private func list(_ movies: [Movie]) -> String {
    movies.map { "\($0.imdbID ?? "-") \(FilmName(title: $0.title, year: $0.year))" }.joined(separator: "\n")
}
