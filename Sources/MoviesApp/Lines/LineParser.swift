import MovieCatalog
import MovieImport
import Usher

/// Reads typed lines that the page doesn't handle, such as verbs, titles and searches.
struct LineParser {
    let catalog: Catalog
    let page: PageMovies
    let scope: SearchScope
    let isStrict: Bool
    let movies: [Movie]
    let today: Day

    init(
        _ catalog: Catalog, on page: PageMovies = PageMovies(), in scope: SearchScope = .all,
        isStrict: Bool = false
    ) {
        (self.catalog, self.page, self.scope, self.isStrict) = (catalog, page, scope, isStrict)
        (movies, today) = (page.numbered ?? [], catalog.today())
    }

    var hasLines: Bool { page.numbered != nil }

    /// Returns nil for a slip: a single letter, a number or, if `isStrict`, a search.
    func meaning(of text: String) throws -> LineMeaning? {
        let text = String(text.trimmed)
        do {
            return try certainMeaning(of: text)
        } catch let error as InvalidValue {
            guard case .severalDays(let words, let days) = error else { throw error }
            return try choice(of: days, for: words.split(separator: " "), in: text, error)
        }
    }

    /// Asks which of several days is meant. Each choice is the meaning of the line with that day.
    private func choice(
        of days: [Day], for words: [Substring], in text: String, _ error: InvalidValue
    ) throws -> LineMeaning {
        let typed = text.split(whereSeparator: \.isWhitespace)
        let range = typed.map { $0.lowercased() }.firstRange(of: words.map { String($0) }) ?? 0..<0
        let choices = try days.compactMap { day -> (label: String, LineMeaning)? in
            var line = typed
            line.replaceSubrange(range, with: [Substring(day.description)])
            let name = "\(Day.weekdays[day.weekday].sentenceCased), \(day)"
            return try certainMeaning(of: line.joined(separator: " ")).map { (name, $0) }
        }
        let title = "Which day of \(words.joined(separator: " "))?"
        return .ask(.choose(title: title, choices, refusal: error))
    }

    private func certainMeaning(of typed: String) throws -> LineMeaning? {
        if typed.hasPrefix("/") { return .find(try MovieSearch(typed.dropFirst(), today: today)) }
        // Replace a common phrase with its verb, so that its other words don't become a note.
        let text = line(meantBy: typed) ?? typed
        if text == typed, let meaning = try meaning(ofPhrase: typed) { return meaning }
        let line = TypedVerb(text)
        let words = text.split(whereSeparator: \.isWhitespace).count
        // A note can be long. Anything else of that length was pasted by mistake.
        if words > MovieSearch.mostWords, ![.seen, .note, .remark, .describe, .add].contains(line?.verb.name)
        {
            throw InvalidValue.tooManyWords(words, limit: MovieSearch.mostWords)
        }
        if words > 1, try !typed.endsInSigns && isCalled(typed, line) { return try search(typed) }
        if line != nil, let meaning = try meaning(withOptionOf: text) { return meaning }
        if let line, try isOfConditions(text, line) { return try meaning(ofConditions: text, line) }
        if let movie = try page.movie.flatMap(catalog.movie), let meaning = try meaning(text, line, of: movie)
        {
            return meaning
        }
        guard let line else {
            if let meaning = try meaning(ofSentence: text) { return meaning }
            return try (words == 1 && page.movie == nil ? nil : offer(text)) ?? search(text)
        }
        return try meaning(of: line)
    }

    private static let which = "Which one do you mean?"

    func opening(_ movie: Movie.ID, saying words: String = "") -> LineMeaning {
        guard movie == page.movie else { return .go(.open(movie, saying: words)) }
        return .say(words.isEmpty ? "This is its page." : words)
    }

    func search(_ words: String) throws -> LineMeaning? {
        let isNumber = words.allSatisfy { "0123456789.,-/".contains($0) }
        let isSlip = isStrict || words.count < 2 || isNumber && FilmName.year(words[...]) == nil
        return try isSlip ? nil : .find(MovieSearch(words, today: today))
    }

    /// Whether a movie has this name. Since “a” is also a verb, “a heat” needs a title with “A”.
    private func isCalled(_ text: String, _ line: TypedVerb?) throws -> Bool {
        let found = try catalog.movies(called: FilmName(typed: text))
        guard line?.name == "a" else { return !found.isEmpty }
        return found.contains { movie in
            [movie.title, movie.originalTitle ?? ""].contains { $0.lowercased().hasPrefix("a ") }
        }
    }

    func meaning(of typed: TypedVerb) throws -> LineMeaning? {
        let line = try placed(typed) ?? typed
        let (verb, rest, isAlone) = (line.verb.name, line.rest, line.rest.isEmpty)
        switch verb {
        case .add where !isAlone: return try addition(line)
        case .seen where isAlone: return try search(line.name)  // Finds films that were watched.
        case .seen where line.name == "s":
            if let (order, isReversed) = try? MovieOrder.directed(rest) {
                return .go(.sort(order, isReversed: isReversed))
            }
        case .find: return .find(try MovieSearch(rest, today: today))
        case .filter: return isAlone ? .go(.task(.filter)) : .filter(rest)
        case .sort where !isAlone:
            let (order, isReversed) = try MovieOrder.directed(rest)
            return .go(.sort(order, isReversed: isReversed))
        case .pick: return .pick(isAlone ? nil : try MovieSearch(rest, today: today))
        case .watchlist: return .go(.section(.watchlist))
        case .diary where rest.lowercased().hasPrefix("with "):
            let words = rest.dropFirst(5).filter { $0 != "\"" }.trimmed
            return .find(try MovieSearch("note:\"\(words)\"", today: today))
        case .diary:
            let part = isAlone ? nil : try DiaryPart(typed: rest, today: today).routeName
            return .go(.section(.diary, part: part))
        case .numbers:
            let trait = GroupingKey.allCases.first { "\($0)s" == rest.lowercased() }?.rawValue
            let part = isAlone ? nil : try trait ?? WatchedScope(typed: rest, of: catalog).routeName
            return .go(.section(.numbers, part: part))
        case .import, .restore:
            if let path = ShellLine.paths(in: rest).first(where: { !FileSystem.exists($0) }) {
                throw CatalogError.noSuchFile(path: path)
            }
            return .go(.task(.import, files: rest))
        case .export:
            guard isAlone || ShellLine.paths(in: rest).count == 1 else {
                throw Refusal("Search first, then type export and one file: export movies.csv.")
            }
            return .go(.task(.export, files: rest))
        case .backup where !isAlone: return .change(.backup(to: rest))
        case .check: return .change(.check)
        case .complete:
            let paths = ShellLine.paths(in: rest)
            let areFiles = isAlone || paths.contains { FileSystem.exists($0) || $0.contains("/") }
            guard areFiles else { return try search("\(line.name) \(rest)") }
            let change = MovieChange.complete(only: page.movie, from: paths)
            return page.movie == nil ? .work(change, title: "Completing movies") : .change(change)
        case .undo, .redo:
            let (steps, isUndone) = (try catalog.steps, verb == .undo)
            guard let step = isUndone ? steps.undoable : steps.redoable else {
                throw CatalogError.described(.nothingFound, "There is nothing to \(verb).")
            }
            return .exchanging(step, isUndone: isUndone)
        case .help where isAlone: throw Refusal("Type ? for all that you can type here.")
        case .help:
            if rest.lowercased() == "facts" { return .say(Verb.facts) }
            guard let verb = Verb(named: rest) else { return try search("\(line.name) \(rest)") }
            return .say(verb.explanation)
        default: break
        }
        // On a list's own page, its name isn't needed to delete it.
        if isAlone, verb != .lists, verb != .forget || page.list == nil {
            throw Refusal("\(line.name) needs more, such as \(line.verb.line), or /\(line.name) to search.")
        }
        return try meaning(ofList: line) ?? meaning(ofFilms: line) ?? unknown("\(line.name) \(rest)", line)
    }

    /// Returns the meaning of a verb for all movies that the page's search finds.
    func meaning(ofAll line: TypedVerb) throws -> LineMeaning {
        guard let query = page.query else { return try unknown(line.rest, line) }
        if let meaning = try meaning(ofList: line) { return meaning }
        let ids = try catalog.listedMovies(of: query, in: 0 ..< .max).map(\.id)
        guard !ids.isEmpty else {
            throw CatalogError.described(.nothingFound, "There are no movies to change.")
        }
        let meaning = try meaning(line.verb.name, of: ids, with: line.rest)
        // Deleting always asks for confirmation.
        guard ids.count > 10, line.verb.name != .delete else { return meaning }
        return meaning.confirmed(
            "All movies found", meaning.question(of: "these \(grouped(ids.count)) movies", today: today))
    }

    /// Reads a line with an option: `tag noir --all 90s`. Nil if the verb lacks that option.
    private func meaning(withOptionOf text: String) throws -> LineMeaning? {
        guard let start = text.firstRange(of: " --"), let line = TypedVerb(text[..<start.lowerBound]) else {
            return nil
        }
        let name = text[start.upperBound...].prefix { !$0.isWhitespace }
        guard line.verb.options.contains(where: { $0.name == "--\(name)" }) else { return nil }
        guard name == "all" else { throw Refusal("--\(name) is for a shell: movies \(text)") }
        let search = text[name.endIndex...].trimmed.trimmingPrefix { "'\"".contains($0) }
        let words = search.last.map { "'\"".contains($0) } == true ? search.dropLast() : search
        let query = MovieQuery(search: try MovieSearch(words, today: today))
        return try LineParser(catalog, on: PageMovies(query: query)).meaning(ofAll: line)
    }

    private func meaning(ofFilms line: TypedVerb) throws -> LineMeaning? {
        let verb = line.verb.name
        if let titled = try titled(line.rest) {
            return try several(verb, titled, in: line.rest) ?? meaning(verb, titled)
        }
        guard hasLines else { return nil }
        if page.query != nil, line.rest.prefix(while: { !$0.isWhitespace }).lowercased() == "all",
            verb != .open
        {
            return try meaning(ofAll: TypedVerb(verb, String(line.rest.dropFirst(3).trimmed)))
        }
        let isOfSigns = !line.rest.isEmpty && !line.rest.contains { $0.isLetter || $0.isNumber }
        let isValue =
            [.seen, .rate].contains(verb)
            && (line.rest.beginsWithDay(today: today)
                || Int(line.rest) == nil && (try? Rating(typed: line.rest)) != nil)
        if isOfSigns || isValue, !isKnown(FilmName.missing(in: line.rest, after: .seen, today: today).film) {
            throw Refusal("Type the movie first, by number or name: \(line.name) 3 \(line.rest)")
        }
        if verb == .rate, let film = try titled(String(line.rest.drop { !$0.isWhitespace }.trimmed)),
            film.rest.isEmpty
        {
            throw Refusal("Type the movie first: rate \(film.name) \(line.rest.prefix { !$0.isWhitespace }).")
        }
        if let number = Int(line.rest.prefix { $0.isNumber }), isTitle(number) { return nil }
        let readings = try line.numbers(of: movies.count, today: today).map { (meant($0), $0.rest) }
        return readings.isEmpty
            ? nil : try meaning(verb, readings, "Put commas between movies: seen 1,3 8.", in: line.rest)
    }

    /// Asks which reading of a viewing is meant, if there are two.
    private func meaning(
        _ verb: Verb.Name, _ readings: [(ids: [Movie.ID], rest: String)], _ way: String, in text: String
    ) throws -> LineMeaning {
        let meanings = try readings.map { ids, rest in
            let meaning = try meaning(verb, of: ids, with: rest)
            let viewing = try? viewing(rest).viewing
            return ("Note \(names(ids)): \(viewing?.inWords(today: today) ?? rest)", meaning)
        }
        return meanings.count == 1
            ? meanings[0].1 : .meanings(meanings, Refusal("“\(text)” can mean two things. \(way)"))
    }

    /// Reads films named together, as in “jaws, alien and psycho yesterday”. Nil for one film.
    private func several(_ verb: Verb.Name, _ first: NamedFilms, in typed: String) throws -> LineMeaning? {
        guard ![.merge, .open, .set, .note, .move, .remark].contains(verb) else { return nil }
        var (names, last, text) = ([first], first, typed)
        while true {
            let and = ["and ", "& "].first { last.rest.lowercased().hasPrefix($0) }
            let rest = String(last.rest.dropFirst(and?.count ?? 0))
            guard and != nil || text.dropFirst(last.name.count).first == ",", let next = try titled(rest)
            else {
                break
            }
            names.append(next)
            (last, text) = (next, rest)
        }
        let ids = names.map { $0.films[0].id }
        guard names.count > 1, let all = try? meaning(verb, of: ids, with: last.rest) else { return nil }
        if let several = names.first(where: { $0.films.count > 1 }) {
            throw Refusal("Several movies are called “\(several.name)”. Type its year, too.")
        }
        guard verb == .seen, (try? viewing(last.rest).viewing)?.note != nil else { return all }
        let readings = [(ids, last.rest), ([ids[0]], first.rest)]
        return try meaning(verb, readings, "Type one movie a line.", in: typed)
    }

    /// Reads named films. Asks if the words may be a longer title, as in “seen matrix reloaded”.
    private func meaning(_ verb: Verb.Name, _ named: NamedFilms) throws -> LineMeaning {
        guard let (film, rest) = longer(than: named) else { return try meaning(verb, ofExactly: named) }
        let refusal = missing(film)
        let addition = try offer(toAdd: film, verb, rest, refusal)
        let this = try? meaning(verb, ofExactly: named)
        guard let this, addition != nil || verb != .rate else {
            if let meant = addition ?? this { return meant }
            throw refusal
        }
        let add = "add \(film) \(addition == nil ? "" : rest)".trimmed
        let own = "\(verb) \(named.films[0].name) \(named.rest)"
        return try .meanings(
            [(add.sentenceCased, addition ?? meaning(toAdd: film, nil)), (own.sentenceCased, this)],
            Refusal("“\(named.name) \(named.rest)” can mean two things. Type \(add), or \(own)."))
    }

    private func longer(than named: NamedFilms) -> (film: FilmName, rest: String)? {
        guard FilmName(typed: named.name).year == nil, named.rest.first != "-" else { return nil }
        let words = named.rest.split(whereSeparator: \.isWhitespace).prefix(8)
        let facts = BuiltInFilms()
        // Signs such as ★★★★ are no part of a title.
        for last in words.reversed() where last.contains(where: { $0.isLetter || $0.isNumber }) {
            let title = "\(named.name) \(named.rest[..<last.endIndex])"
            guard let known = facts.films(named: title).first else { continue }
            return (known.name, String(named.rest[last.endIndex...].trimmed))
        }
        return nil
    }

    private func meaning(_ verb: Verb.Name, ofExactly named: NamedFilms) throws -> LineMeaning {
        if verb == .merge {
            let films = named.films + (try self.named(named.rest)?.films ?? [])
            // One name is enough if the films that it names may be the same.
            let isAmbiguous = named.rest.isEmpty && Set(films.compactMap(\.year)).count > 1
            return try meaning(verb, of: isAmbiguous ? [] : films.map(\.id), with: "")
        }
        let meanings = try named.films.map { movie in
            (label: movie.titleYearAndDirectors, try meaning(verb, of: [movie.id], with: named.rest))
        }
        return meanings.count == 1 ? meanings[0].1 : .ask(.choose(title: Self.which, meanings))
    }

    func meaning(_ verb: Verb.Name, of ids: [Movie.ID], with rest: String) throws -> LineMeaning {
        if [.watch, .unwatch, .delete, .open, .merge].contains(verb) {
            if rest.hasPrefix("(") {
                throw CatalogError.described(
                    .noInput, "No movie of that title is of \(rest). Did you mean \(names(ids))?")
            }
            if !rest.isEmpty { throw Refusal("\(verb) takes only movies. Leave out “\(rest)”.") }
        } else if rest.isEmpty, [.rate, .note, .move, .remark].contains(verb) {
            throw Refusal("\(verb) needs more, such as \(Verb.named(verb).line).")
        }
        let change = verb == .set ? nil : try MovieChange(verb, ids, rest)
        switch verb {
        case .seen:
            do {
                return LineMeaning(try viewing(rest), today: today) { .change(.seen($0, of: ids)) }
            } catch let error as InvalidValue {
                if case .severalDays = error { throw error }
                let name = ids.count == 1 ? try catalog.movie(ids[0])?.name.description : nil
                throw UsageError(error.sentence(after: name.map { "seen \($0) " } ?? ""))
            }
        case .untag:
            guard case .untag(_, let tags) = change else { break }
            let known = try ids.flatMap { try catalog.movie($0)?.tags ?? [] }.map(LabelKind.key)
            if tags.contains(where: { known.contains(LabelKind.key(of: $0)) }) { break }
            let movies = ids.count == 1 ? "\(names(ids)) doesn't have" : "None of these movies has"
            throw CatalogError.described(
                .nothingFound, "\(movies) the tag \(tags.joined(separator: " or ")).")
        case .set: return try self.change(rest, of: ids)
        case .put, .drop, .move, .remark: return try meaning(verb, ids, onList: rest)
        case .delete:
            return LineMeaning.change(.delete(ids)).confirmed("Delete", "Delete \(names(ids))?")
        case .merge:
            guard ids.count == 2, let older = ids.min(), let newer = ids.max(), older != newer else {
                throw Refusal(
                    "Name two movies, such as merge \(hasLines ? "1 2" : "'Heat (1995)' 'Heat (1986)'").")
            }
            return LineMeaning.change(.merge(MoviePair(older: older, newer: newer)))
                .confirmed("Merge", "Merge \(names(ids)) into one movie?")
        default: break
        }
        return change.map { .change($0) } ?? opening(ids[0])
    }

    private func change(_ text: String, of ids: [Movie.ID]) throws -> LineMeaning {
        let name = text.prefix { !$0.isWhitespace }.lowercased()
        let value = String(text.dropFirst(name.count).trimmed)
        if ["watched", "seen", "viewings"].contains(name) {
            let line = "seen \(names(ids)) \(value)".trimmed
            throw Refusal("To note a viewing, type \(line). To correct one, open the movie and type w.")
        }
        if let change = try MovieChange(.set, ids, text) { return .change(change) }
        guard value.isEmpty || MovieField.typed.contains(where: { $0.name.lowercased().hasPrefix(name) })
        else {
            let fields = MovieField.typed.map { $0.name.lowercased() }.joined(separator: ", ")
            throw Refusal("“\(name)” is not a field to set. Use \(fields).")
        }
        throw Refusal("Type a field and its new value, such as set year 1980.")
    }

    /// Returns the meaning of adding a film, with a viewing if one was typed.
    private func addition(_ line: TypedVerb) throws -> LineMeaning {
        let text = line.rest
        let facts = BuiltInFilms()
        var (film, rest, other) = try catalog.addition(in: text) { !facts.films(named: $0).isEmpty }
        if film.isIMDbID, try catalog.movies(called: film).isEmpty {
            guard let known = facts.film(imdbID: film.title.lowercased()) else {
                throw CatalogError.described(
                    .noInput, "No movie is known by \(film). Type its title: \(line.verb.line).")
            }
            film = known.name
        }
        if film.title.contains("://") {
            throw Refusal("An address is no title. Type the title: \(line.verb.line).")
        }
        let first = try addition(line, film, rest)
        guard let other, let second = try? addition(line, other.film, other.viewing) else { return first }
        let refusal = Refusal(
            "“\(text)” can mean two things. Type the year as well: \(withYear(film, rest)) or "
                + "\(withYear(other.film, other.viewing)).")
        let choices = [(try inWords(film, rest), first), (try inWords(other.film, other.viewing), second)]
        return .meanings(choices.map { ("Add \($0)", $1) }, refusal)
    }

    private func addition(_ line: TypedVerb, _ film: FilmName, _ rest: String) throws -> LineMeaning {
        try film.checkYear()
        guard !rest.isEmpty else {
            return try film.year == nil && catalog.movies(called: film).isEmpty
                ? unknown("\(line.name) \(line.rest)", line) : meaning(toAdd: film, nil)
        }
        return try LineMeaning(viewing(rest), today: today) { try meaning(toAdd: film, $0) }
    }

    private func withYear(_ film: FilmName, _ rest: String) -> String {
        "\(film)\(film.year == nil ? " (1995)" : "")\(rest.isEmpty ? "" : " \(rest)")"
    }

    private func inWords(_ film: FilmName, _ rest: String) throws -> String {
        rest.isEmpty ? "“\(film)”" : "“\(film)”: \(try viewing(rest).viewing.inWords(today: today))"
    }

    /// Offers to note a date or rating typed after a movie's name, or alone on its page.
    private func offer(_ text: String) throws -> LineMeaning? {
        func said(_ text: String) -> Viewing? {
            guard !text.isEmpty, Int(text) == nil else { return nil }
            return (try? viewing(text).certain).flatMap { $0.note == nil ? $0 : nil }
        }
        // Check the words first, because looking up names is slower.
        let words = text.split(separator: " ")
        let ends = words.indices.dropFirst().map { words[$0...].joined(separator: " ") }
        let film = try page.movie.flatMap(catalog.movie)
        guard
            film != nil
                ? try words.count > 1 || !isCalled(text, nil) : ends.contains(where: { said($0) != nil })
        else { return nil }
        let named = try film.map { ([$0], text, text) } ?? titled(text)
        guard let named, let typed = said(named.rest) else { return nil }
        let rating = try? Rating(typed: named.rest)
        let refusal = Refusal("“\(text)” is not a command. Type seen \(text) to note it.")
        let choices = named.films.map { film in
            let change = rating.map { MovieChange.rate($0, [film.id]) } ?? .seen(typed, of: [film.id])
            return (label: film.titleYearAndDirectors, LineMeaning.change(change))
        }
        if choices.count > 1 { return .ask(.choose(title: Self.which, choices, refusal: refusal)) }
        let name = named.films[0].titleAndYear
        let question =
            rating.map { "Rate \(name) \($0) of 10?" } ?? "Note \(name): \(typed.inWords(today: today))?"
        return doubt(choices[0].1, text, question, refusal)
    }

    private func doubt(
        _ meaning: LineMeaning, _ text: String, _ question: String, _ refusal: Refusal
    ) -> LineMeaning {
        let doubt = LineQuestion.Doubt(
            title: "What do you mean?", text: "To search, type /\(text).", question: question,
            refusal: refusal)
        return .ask(.confirm(meaning, doubt))
    }

    private func missing(_ film: FilmName) -> Refusal {
        Refusal("“\(film)” isn't in the catalog. Type add \(film).")
    }

    /// Asks whether to note a sentence such as “I just saw Heat again”, if it names a movie.
    private func meaning(ofSentence text: String) throws -> LineMeaning? {
        guard let line = CommonPhrases.line(meantBy: text, as: .said).flatMap({ TypedVerb($0) }),
            case let again = line.rest.hasPrefix("again ") ? "again " : "",
            case let film = String(line.rest.dropFirst(again.count)), !isTitle(text)
        else { return nil }
        let verb = line.verb.name
        guard var named = try titled(isIt(film) ? "it" : film) else {
            if try MovieSearch(text, today: today).isOfConditions { return nil }
            let (film, rest) = FilmName.missing(in: film, after: verb, today: today)
            return try offer(toAdd: film, verb, again + rest, missing(film))
        }
        named.rest = again + named.rest
        // For other verbs, ignore a line that can't be understood.
        let meaning = verb == .seen ? try meaning(verb, named) : try? meaning(verb, named)
        guard let meaning, case .change = meaning else { return meaning }
        let hint = "\(verb) \(named.name) \(named.rest)".trimmed
        let refusal = Refusal("“\(text)” is not a command. Type \(hint) to note it.")
        return doubt(meaning, text, meaning.question(of: named.films.names, today: today), refusal)
    }

    /// Whether a line that begins with a verb is really a search, such as `watched last month`.
    private func isOfConditions(_ text: String, _ line: TypedVerb) throws -> Bool {
        let isSeen = page.movie == nil && ["seen", "saw"].contains(line.name)
        guard isSeen || ["watched", "watchlist"].contains(line.name), !line.rest.isEmpty,
            (try? MovieSearch(text, today: today))?.isOfConditions == true
        else { return false }
        if let period = try? Period(typed: line.rest, today: today) {
            return !period.isOfOneDay || !isSeen && page.movie == nil
        }
        // Titles may be words of searches: “no country for old men yesterday”.
        guard line.verb.name == .seen else { return true }
        let (film, viewing) = FilmName.missing(in: line.rest, after: .seen, today: today)
        if !viewing.isEmpty, isSeen || isKnown(film) { return false }
        return try !isSeen || catalog.movies(leading: line.rest)?.rest.isEmpty ?? true
    }

    /// Whether a built-in film has this title. One word is more likely a condition or a day.
    private func isKnown(_ film: FilmName) -> Bool {
        film.title.contains(" ") && !BuiltInFilms().films(called: film.title).isEmpty
    }

    /// Searches, or asks what's meant if the rest of the line is also a movie's name.
    private func meaning(ofConditions text: String, _ line: TypedVerb) throws -> LineMeaning? {
        guard let named = try named(line.rest), named.rest.isEmpty else { return try search(text) }
        let name = named.films[0].titleAndYear
        let refusal = Refusal("“\(line.rest)” is a movie, too. Type /\(text), or seen \(name).")
        let verb = line.verb.name == .watch ? Verb.Name.watch : .seen
        let find = LineMeaning.find(try MovieSearch(text, today: today))
        let note = "\(verb == .seen ? "Note a viewing of" : "Put on your watchlist:") \(name)"
        let meanings = [("Show what you \(line.name) \(line.rest)", find), (note, try meaning(verb, named))]
        return .meanings(meanings, refusal)
    }

    /// Reads a viewing. Throws an error if its note seems to be about another film: “7, ran 8”.
    func viewing(_ text: String) throws -> TypedViewing {
        let typed = try TypedViewing(text, today: today)
        guard let note = typed.viewing.note else { return typed }
        let and = ["and ", "or ", "& ", "then "].first { note.lowercased().hasPrefix($0) }
        let words = String(note.dropFirst(and?.count ?? 0))
        let before = text.hasSuffix(note) ? text.dropLast(note.count).trimmed.last : nil
        let said = FilmName.missing(in: words, after: .seen, today: today).viewing
        let rest = try catalog.movies(leading: words)?.rest
        let isFilm =
            rest.map {
                $0.isEmpty
                    ? and != nil || before == "," : $0 == said || (try? TypedRating(at: $0[...])) != nil
            }
            ?? false
            || and == "and " && !said.isEmpty && typed.asWords == nil || FilmName.leading(words) != nil
        guard isFilm, before != "-" else { return typed }
        throw Refusal("“\(note)” may be another movie. Type one movie a line, or a dash before a note.")
    }
}

extension BuiltInFilms {
    /// Returns the films with this title or, for a title such as “Jaws 2”, with this number.
    func films(named title: String) -> [Movie] {
        let film = FilmName(title: title, year: nil)
        let films = films(called: title).filter { $0.isCalled(film) }
        return films.isEmpty
            ? film.numberings.flatMap(films(beginningWith:)).filter { film.isNumbered(as: $0.title) } : films
    }
}

// Lines of a film's page
extension LineParser {
    /// Reads a line about the page's film. Nil if the line is about other films.
    private func meaning(_ text: String, _ line: TypedVerb?, of film: Movie) throws -> LineMeaning? {
        let word = text.prefix { !$0.isWhitespace }.lowercased()
        var rest = String(text.dropFirst(word.count).trimmed)
        if word != "note" {
            rest = try pronoun(in: rest, orThis: line.map { $0.verb.name != .seen } ?? false) ?? rest
        }
        if let answer = Bool(answer: rest), ["l", "watch", "watchlist"].contains(word) {
            return .change(answer ? .watch([film.id]) : .unwatch([film.id]))
        }
        switch word {
        case "year", "runtime": return rest.isEmpty ? nil : try change(text, of: [film.id])
        case "length": return rest.isEmpty ? nil : try change("runtime \(rest)", of: [film.id])
        case "e", "o", "m", "t", "c", "u", "y":
            guard !rest.isEmpty else { return nil }
            throw Refusal(
                "Nothing can follow \(word) here. Type \(word) alone, or /\(word) \(rest) to search.")
        default: break
        }
        guard let verb = word == "r" ? .rate : line?.verb.name, Verb.named(verb).arguments.hasPrefix("MOVIE"),
            ![.add, .open, .merge].contains(verb)
        else { return nil }
        let others = try titled(rest)
        // These verbs take only movies, so the words name a movie that isn't in the catalog.
        if others == nil, !rest.isEmpty, [.watch, .unwatch, .delete].contains(verb) { return nil }
        guard let others, others.films.allSatisfy({ $0.id != film.id }) else {
            if let others, verb != .note, longer(than: others) != nil { return try meaning(verb, others) }
            // A note may begin with the title.
            let isNote = verb == .note && others.map { FilmName(typed: $0.name).year == nil } ?? true
            return try meaning(verb, of: [film.id], with: isNote ? rest : others?.rest ?? rest)
        }
        let (name, other) = (film.titleAndYear, others.films[0].titleAndYear)
        let own = "\(verb) \(film.name) \(rest)"
        let refusal = Refusal("This page is about \(name). Go to a list for another movie, or type \(own).")
        let this = try? meaning(verb, of: [film.id], with: rest)
        let meant = Result { try several(verb, others, in: rest) ?? meaning(verb, others) }
        if let this, case .failure = meant, ![.seen, .rate].contains(verb) { return this }
        let another = try meant.get()
        guard let this else {
            let doubt = LineQuestion.Doubt(
                title: "Another movie", question: "Do you mean \(other)?", refusal: refusal)
            return .ask(.confirm(another, doubt))
        }
        let meanings = [
            ("\(verb) \(other)\(others.rest.isEmpty ? "" : " ")\(others.rest)", another),
            ("\(verb) \(name) \(rest)", this),
        ]
        return .meanings(meanings.map { ($0.0.sentenceCased, $0.1) }, refusal)
    }
}

// Films named in lines
extension LineParser {
    typealias NamedFilms = (films: [Movie], name: String, rest: String)

    /// Returns the films whose whole name begins the text, preferring those on the page.
    func named(_ text: String) throws -> NamedFilms? {
        if let movie = try page.it.flatMap(catalog.movie), let rest = try pronoun(in: text) {
            return ([movie], "it", rest)
        }
        guard let named = try catalog.movies(leading: text) else { return nil }
        let here = named.movies.filter { movie in movies.contains { $0.id == movie.id } }
        return (here.isEmpty ? named.movies : here, named.name, named.rest)
    }

    /// Like ``named(_:)``, but on a page with numbered lines, small numbers refer to those lines.
    func titled(_ text: String) throws -> NamedFilms? {
        try named(text).flatMap { named in
            hasLines && named.name.allSatisfy { "0123456789,-– ".contains($0) }
                && Int(named.name).map(isTitle) != true ? nil : named
        }
    }

    /// Whether a number is too large to be a line of the page or a rating.
    private func isTitle(_ number: Int) -> Bool { number > max(movies.count, 20) }

    /// Returns the movies with these line numbers, each once: a diary may repeat a movie.
    private func meant(_ picked: PickedNumbers) -> [Movie.ID] {
        var ids: Set<Movie.ID> = []
        return picked.numbers.map { movies[$0 - 1].id }.filter { ids.insert($0).inserted }
    }

    /// Returns the text after a leading “it”. Nil without “it”, or if “it” begins a title.
    func pronoun(in text: String, orThis isThis: Bool = false) throws -> String? {
        let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = words.first?.lowercased(),
            ["it", "that"].contains(first) || first == "this" && isThis,
            try catalog.movies(leading: text) == nil
        else { return nil }
        return words.dropFirst().first.map { String($0.trimmed) } ?? ""
    }

    func names(_ ids: [Movie.ID]) -> String { ids.compactMap { try? catalog.movie($0) }.names }
}
