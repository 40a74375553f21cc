import MovieCatalog
import MovieImport
import Usher

// What is looked for by its name, and what becomes of it where there is none
extension MovieActions {
    /// Resolves a search or a film to add on a scope; `nil` where the request says itself what is meant.
    func meaning(of request: MovieRequest, on scope: ListScope) throws -> MovieRequest? {
        switch request {
        case .find(let words, let line): try self.request(for: words, line, on: scope)
        case .add(let film, let viewing): try self.request(toAdd: film, viewing, on: scope)
        case .lists: try choiceOfLists()
        case .show(let search, let words): try self.request(toShow: search, saying: words, on: scope)
        default: nil
        }
    }

    private func choiceOfLists() throws -> MovieRequest {
        let lists = try catalog.lists
        guard !lists.isEmpty else {
            throw Refusal(
                "You have no lists yet. Type put 3 Noir to make one, keep and a name to keep a search.")
        }
        return .choose(
            title: "Your lists", lists.map { ($0.line($1, watched: $2), .openList($0.name)) })
    }

    /// Resolves a search that finds no list: one movie is opened; where there is none, near ones are asked about.
    ///
    /// - Throws: A refusal that says that nothing is found, and how it is added.
    private func request(
        toShow search: MovieSearch, saying words: String, on scope: ListScope
    ) throws -> MovieRequest? {
        guard !search.isEmpty else { return .go(.movies) }
        let narrowed = try scope.narrowed(by: search)
        let query = try catalog.query(for: narrowed)
        let count = try catalog.count(of: query)
        if count == .exactly(1), let movie = try catalog.listedMovies(of: query, in: 0..<1).first,
            movie.isNamed(by: search)
        {
            return .open(movie.id, saying: words)
        }
        guard count == .exactly(0) else { return nil }
        if let other = try catalog.rescued(narrowed) { return .show(try scope.widened(other), saying: words) }
        if let list = scope.list, let movie = try catalog.movies(called: FilmName(typed: search.text)).first {
            let words =
                "\(movie.titleAndYear) is not on "
                + (list.name.isEmpty ? "your watchlist. Type l to add it." : "the list “\(list.name)”.")
            return .open(movie.id, saying: words)
        }
        let offers = try catalog.suggestions(besides: narrowed, finding: count)
        guard !offers.isEmpty else {
            let add = search.isOfWords ? "a \(search.text) to add it, or " : ""
            throw Refusal(
                "\(try scope.widened(query.search).sentence(finding: count)) Type \(add)/ to show all.")
        }
        return .choose(
            title: "No movie matches “\(search.text)”",
            try offers.map { ("\($0.heading) (\($0.count))", .show(try scope.widened($0.search))) })
    }

    /// Understands words that are no verb with what follows as a search, if it finds something on a scope.
    ///
    /// - Parameter line: The verb with what follows that the words would be, if there were a film called so.
    /// - Throws: A refusal that says that nothing is found, and how it is added.
    private func request(for words: String, _ line: TypedVerb?, on scope: ListScope) throws -> MovieRequest {
        let search = try? MovieSearch(words, today: catalog.today())
        let isFound =
            try line == nil
            || search.map { try catalog.count(of: MovieQuery(search: scope.narrowed(by: $0))) }
                != .exactly(0)
        if let line, line.verb.name == .add {
            try FilmName(typed: line.rest).checkYear()
            if !isStrict, let offer = try offer(of: line.rest, on: scope) { return offer }
            return isFound && !isStrict
                ? .show(try MovieSearch(words), saying: howToAdd(line.rest))
                : try self.request(toAdd: FilmName(title: line.rest, year: nil), nil, on: scope)
        }
        if let line, isStrict || !isFound {
            let typed = line.rest.split(separator: " ").map { String($0) }
            let film = try FilmName.added(typed, today: catalog.today()).film
            var near = try catalog.movies(near: film)
            // A number behind a name may be a rating.
            let words = typed.filter { Int($0) == nil }.joined(separator: " ")
            if near.isEmpty { near = try catalog.movies(near: FilmName(typed: words)) }
            throw CatalogError.described(
                .noInput,
                "No movie is called “\(film)”"
                    + (near.isEmpty
                        ? ". Type a title\(isStrict ? "" : " or a number"): \(line.verb.line)."
                        : ". Did you mean \(near.names)?"))
        }
        return .show(try MovieSearch(words, today: catalog.today()))
    }

    /// Offers the best known films whose titles begin so, to be added with their facts.
    private func offer(of title: String, on scope: ListScope) throws -> MovieRequest? {
        var offers: [(String, MovieRequest)] = []
        for film in KnownFilms().films(beginningWith: title) where offers.count < 9 {
            guard try catalog.movies(called: FilmName(title: film.title, year: film.year)).isEmpty else {
                continue
            }
            var movie = film
            movie.watchlist = newMovie("", on: scope).watchlist
            offers.append((film.titleYearAndDirectors, .save(movie)))
        }
        guard !offers.isEmpty else { return nil }
        return .choose(
            title: "Add a movie",
            offers + [("“\(title)”, without a year", .save(newMovie(title, on: scope)))], isOffer: true)
    }

    private func howToAdd(_ title: String) -> String {
        "No movie is called “\(title)”. To add it with its year: add \(title) (1995)"
    }

    /// Resolves a film to add on a scope: one that is there already is opened, or gets the viewing; one without a year is
    /// asked about.
    private func request(
        toAdd film: FilmName, _ viewing: Viewing?, on scope: ListScope
    ) throws -> MovieRequest {
        if let known = try catalog.movies(called: film).first {
            let words = "\(known.titleAndYear) is in the catalog already"
            guard let viewing else {
                return .open(known.id, saying: "\(words)." + (isStrict ? "" : " To note a viewing, type s."))
            }
            let doubt = RequestDoubt(
                title: "Add a movie", text: "\(words).",
                question: "Note this viewing: \(viewing.inWords(today: catalog.today()))?",
                refusal: CatalogError.described(
                    .badData, "\(words). Type seen \(film) to note a viewing."))
            return .confirm(.note(viewing, of: [known.id]), doubt)
        }
        var movie = newMovie(film.title, on: scope)
        (movie.year, movie.onlyViewing) = (film.year, viewing)
        guard film.year == nil else { return .save(movie) }
        let noted = viewing.map { ", and note: \($0.inWords(today: catalog.today()))" } ?? ""
        return .confirm(
            .save(movie),
            RequestDoubt(
                title: "Add a movie", text: "\(howToAdd(film.title)).",
                question: "Add “\(film)” without a year\(noted)?",
                isLikely: !film.isDoubtful(today: catalog.today())))
    }
}
