import MovieCatalog
import MovieImport
import Usher

// Meanings of searches, and of words that don't name a movie
extension LineParser {
    /// Opens the movie that a search names. Otherwise shows the results or offers similar searches.
    func meaning(of search: MovieSearch, saying words: String) throws -> LineMeaning {
        guard !search.isEmpty else { return .go(.section(.movies)) }
        let narrowed = try scope.narrowed(by: search)
        let readings = try catalog.readings(of: narrowed)
        if readings.count == 1 { return try meaning(of: scope.widened(readings[0]), saying: words) }
        if readings.count > 1 {
            let meanings = try readings.map { search in
                let search = try scope.widened(search)
                let count = try catalog.count(of: MovieQuery(search: scope.narrowed(by: search)))
                return (search.sentence(finding: count), LineMeaning.find(search))
            }
            return try .meanings(meanings, search.refusal(of: readings.map(scope.widened)))
        }
        let query = try catalog.query(for: narrowed)
        let count = try catalog.count(of: query)
        if let other = try catalog.writingOut(narrowed, finding: count) {
            return try meaning(of: scope.widened(other), saying: words)
        }
        if count == .exactly(1), let movie = try catalog.listedMovies(of: query, in: 0..<1).first,
            movie.isNamed(by: search)
        {
            return opening(movie.id, saying: words)
        }
        guard count == .exactly(0) else { return .go(.movies(search, in: scope, saying: words)) }
        if let other = try catalog.rescued(narrowed) {
            return try meaning(of: scope.widened(other), saying: words)
        }
        if let list = scope.list {
            if let movie = try catalog.movies(called: FilmName(typed: search.text)).first {
                let add = list.own == nil ? " Type l to add it." : ""
                return opening(movie.id, saying: "\(movie.titleAndYear) is not on \(list.place).\(add)")
            }
            // A search with fields is meant for the list.
            if !search.text.contains(":"), try catalog.count(of: catalog.query(for: search)) != .exactly(0) {
                let all = "Nothing like that is on \(list.place). This is from all your movies."
                return try everywhere.meaning(of: search, saying: all)
            }
        }
        let offers = try catalog.suggestions(besides: narrowed, finding: count)
        let sentence = try scope.widened(query.search).sentence(finding: count)
        guard !offers.isEmpty else {
            let verb = search.text.contains(" ") ? nil : Options.verb(near: search.text)
            let add = search.isOfWords ? "a \(search.text) to add it, or " : ""
            let way = verb.map { "\($0) if you mean that, or " } ?? add
            throw Refusal("\(sentence) Type \(way)/ to show all.")
        }
        let choices = try offers.map { offer in
            ("\(offer.heading) (\(offer.count))", LineMeaning.find(try scope.widened(offer.search)))
        }
        let near = offers.map(\.search.text).joined(separator: ", ")
        let refusal = Refusal("\(sentence) Did you mean: \(near)?")
        return .ask(.choose(title: String(sentence.dropLast()), choices, refusal: refusal))
    }

    /// The same page's parser, but not limited to a list.
    var everywhere: LineParser { LineParser(catalog, on: page, isStrict: isStrict) }

    /// Returns the meaning if no known movie follows the verb, such as an offer to add a movie.
    func unknown(_ words: String, _ line: TypedVerb) throws -> LineMeaning {
        let search = try? MovieSearch(words, today: today)
        let isFound =
            try search.map { try catalog.count(of: MovieQuery(search: scope.narrowed(by: $0))) }
            != .exactly(0)
        if line.verb.name == .add {
            try FilmName(typed: line.rest).checkYear()
            if !isStrict, let offer = try offer(toAdd: line.rest) { return offer }
            return isFound && !isStrict
                ? .find(try MovieSearch(words), saying: howToAdd(line.rest))
                : try meaning(toAdd: FilmName(title: line.rest, year: nil), nil)
        }
        let (film, rest) = FilmName.missing(in: line.rest, after: line.verb.name, today: today)
        if !isStrict, isFound, rest.isEmpty {
            let said = "No movie is called “\(film)”, so nothing was changed."
            return .find(try MovieSearch(words, today: today), saying: said)
        }
        let near = try catalog.movies(near: film)
        let refusal = CatalogError.described(
            .noInput,
            "No movie is called “\(film)”"
                + (near.isEmpty
                    ? ". Type a title\(isStrict ? "" : " or a number"): \(line.verb.line)."
                    : ". Did you mean \(near.names)?"))
        guard !isStrict else { throw refusal }
        if let offer = try offer(toAdd: film, line.verb.name, rest, refusal) { return offer }
        let choices = try? near.map {
            ($0.titleYearAndDirectors, try meaning(line.verb.name, of: [$0.id], with: rest))
        }
        guard let choices, !choices.isEmpty else { throw refusal }
        return .ask(
            .choose(title: "No movie is called “\(film)”. Which one do you mean?", choices, refusal: refusal))
    }

    /// Offers to add a film missing from the catalog, with what the line says about it.
    func offer(
        toAdd film: FilmName, _ verb: Verb.Name, _ rest: String, _ refusal: any Error
    ) throws -> LineMeaning? {
        // “It” and “yesterday” are unlikely to be titles.
        let isName =
            film.title.lowercased() != "it"
            && (film.title.contains(" ") || !film.title.beginsWithDay(today: today))
        let films = isName ? BuiltInFilms().films(named: film.title) : []
        func offer(_ words: String, _ change: (inout Movie) -> Void) -> LineMeaning? {
            let choices = films.filter { film.year == nil || $0.year == film.year }.prefix(9).map { known in
                var movie = known
                movie.watchlist = catalog.newMovie("", on: scope).watchlist
                change(&movie)
                return ("Add \(known.titleYearAndDirectors)\(words)", LineMeaning.change(.add(movie)))
            }
            guard !choices.isEmpty else { return nil }
            let title = "“\(film)” isn't in the catalog"
            return .ask(.choose(title: title, choices, isOffer: true, refusal: refusal))
        }
        switch verb {
        case .seen:
            guard let viewing = try? viewing(rest).certain else { return nil }
            return offer(", and note: \(viewing.inWords(today: today))") { $0.onlyViewing = viewing }
        case .rate:
            guard let rating = try? Rating(typed: rest) else { return nil }
            return offer(", and rate it \(rating)") { $0[.rating, typedOn: today] = .rating(rating) }
        case .watch where rest.isEmpty:
            return offer(" to your watchlist") { $0.watchlist = WatchlistEntry(on: today) }
        default: return nil
        }
    }

    /// Offers to add the best-known films whose titles begin with `title`, including their facts.
    private func offer(toAdd title: String) throws -> LineMeaning? {
        var offers: [(String, LineMeaning)] = []
        var names: [String] = []
        let (facts, longer) = (BuiltInFilms(), BuiltInFilms().films(beginningWith: title))
        for known in longer.isEmpty ? facts.films(named: title) : longer where offers.count < 9 {
            if let own = try catalog.movies(called: FilmName(title: known.title, year: known.year)).first {
                if own.subtitle(besides: Movie(title: title)) != nil { offers.append(offer(toOpen: own)) }
                continue
            }
            var movie = known
            movie.watchlist = catalog.newMovie("", on: scope).watchlist
            offers.append((known.titleYearAndDirectors, .change(.add(movie))))
            names.append("\(FilmName(title: known.title, year: known.year))")
        }
        guard !offers.isEmpty else { return nil }
        offers.append(("“\(title)”, without a year", .change(.add(catalog.newMovie(title, on: scope)))))
        let refusal = Refusal("“\(title)” may be several movies. Type which: add \(names[0])")
        return .ask(.choose(title: "Add a movie", offers, isOffer: true, refusal: refusal))
    }

    /// Offers to add a film by its known title if the typed one differs.
    private func offer(toAdd typed: Movie) -> LineMeaning? {
        let known = BuiltInFilms().films(named: typed.title).first { $0.year == typed.year }
        guard var movie = known,
            ![movie.title, movie.originalTitle ?? ""].map(LabelKind.key).contains(
                LabelKind.key(of: typed.title))
        else { return nil }
        (movie.onlyViewing, movie.watchlist) = (typed.onlyViewing, typed.watchlist)
        let choices = [movie, typed].map { ("Add \($0.titleYearAndDirectors)", LineMeaning.change(.add($0))) }
        let refusal = Refusal("“\(typed.name)” is known as \(movie.name). Type add \(movie.name).")
        return .ask(.choose(title: "Add a movie", choices, isOffer: true, refusal: refusal))
    }

    private func offer(toOpen movie: Movie) -> (String, LineMeaning) {
        ("\(movie.titleAndYear), which is in the catalog", opening(movie.id))
    }

    private func howToAdd(_ title: String) -> String {
        "No movie is called “\(title)”. To add it with its year: add \(title) (1995)"
    }

    /// Adds a film, or opens it if the catalog has it. Asks if in doubt.
    func meaning(toAdd film: FilmName, _ viewing: Viewing?) throws -> LineMeaning {
        if let known = try catalog.movies(called: film).first {
            let words = "\(known.titleAndYear) is in the catalog already"
            guard let viewing else {
                let hint = isStrict ? "" : " To note a viewing, type s."
                return opening(known.id, saying: "\(words).\(hint)")
            }
            let doubt = LineQuestion.Doubt(
                title: "Add a movie", text: "\(words).",
                question: "Note this viewing: \(viewing.inWords(today: today))?",
                refusal: CatalogError.described(.badData, "\(words). Type seen \(film) to note a viewing."))
            return .ask(.confirm(.change(.seen(viewing, of: [known.id])), doubt))
        }
        var movie = catalog.newMovie(film.title, on: scope)
        (movie.year, movie.onlyViewing) = (film.year, viewing)
        guard film.year == nil else {
            let addition = LineMeaning.change(.add(movie))
            let like = isStrict ? nil : try catalog.movies(like: movie).first { $0.year == film.year }
            guard let like else { return isStrict ? addition : offer(toAdd: movie) ?? addition }
            let known = viewing.map {
                ("Note the viewing of \(like.titleAndYear)", LineMeaning.change(.seen($0, of: [like.id])))
            }
            let choices = [known ?? offer(toOpen: like), ("Add “\(film)”", addition)]
            return .ask(.choose(title: "Add a movie", choices, isOffer: true))
        }
        let noted = viewing.map { ", and note: \($0.inWords(today: today))" } ?? ""
        let isDoubtful = film.isDoubtful(today: today) && BuiltInFilms().films(called: film.title).isEmpty
        let refusal = CatalogError.described(
            .badData, "“\(film)” may be more than a title. If it's one, type its year: add \(film) (1995)")
        let doubt = LineQuestion.Doubt(
            title: "Add a movie", text: "\(howToAdd(film.title)).",
            question: "Add “\(film)” without a year\(noted)?", isLikely: !isDoubtful,
            refusal: isDoubtful ? refusal : nil)
        return .ask(.confirm(.change(.add(movie)), doubt))
    }
}
