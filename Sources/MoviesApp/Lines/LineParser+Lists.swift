package import MovieCatalog
import Usher

// Lines about the user's own lists
extension LineParser {
    /// Returns the meaning of a verb about a list itself, or nil for other verbs.
    func meaning(ofList line: TypedVerb) throws -> LineMeaning? {
        switch line.verb.name {
        case .lists:
            return line.rest.isEmpty ? .ask(.lists) : .go(.list(try catalog.list(called: line.rest).name))
        case .keep:
            guard let search = page.query?.search, !search.isEmpty, !line.rest.isEmpty else {
                let way = hasLines ? "Search first, then type keep and a name" : "Give the search with --all"
                throw Refusal(
                    "\(way), such as \(line.verb.line)\(hasLines ? "" : " --all 'genre:crime 90s'").")
            }
            let name = try checked(line.rest)
            if let list = try catalog.list(named: name), list.search == nil { throw taken(list) }
            return .change(.list(name, .keep(search: search.text)))
        case .rename, .describe:
            // On a list's own page, its name isn't typed.
            let (list, words) = try here.map { ($0, line.rest) } ?? named(line)
            guard line.verb.name == .rename else {
                return .change(.list(list.name, .describe(words == "-" ? "" : words)))
            }
            // “rename noir to Dark”, or “rename it to Dark” on the list's page
            let to = ["to ", "it to ", "this to "].first(where: words.hasPrefix) ?? ""
            let name = try checked(String(words.dropFirst(to.count)))
            if let other = try catalog.list(named: name), other.key != list.key { throw taken(other) }
            let isHere = page.list?.name == list.name
            return .change(.list(list.name, .rename(name)), then: isHere ? .list(name) : nil)
        case .forget:
            let list = try line.rest.isEmpty ? here ?? named(line).list : catalog.list(called: line.rest)
            return LineMeaning.change(.list(list.name, .delete))
                .confirmed("Delete a \(list.kind)", text: "Its movies stay.", "Delete “\(list.name)”?")
        default: return nil
        }
    }

    /// Rewrites a line that names a list in words, such as “put heat on the list Noir”.
    func placed(_ line: TypedVerb) throws -> TypedVerb? {
        guard [.add, .put, .delete, .drop].contains(line.verb.name) else { return nil }
        let isOff = [.delete, .drop].contains(line.verb.name)
        let words = line.rest.split(whereSeparator: \.isWhitespace).map { String($0) }
        let prepositions = isOff ? ["from", "off"] : ["to", "on", "onto", "in", "into"]
        let place = words.lastIndex { prepositions.contains($0.lowercased()) }
        guard let place, place > 0, place + 1 < words.count,
            try catalog.movies(called: FilmName(typed: line.rest)).isEmpty
        else { return nil }
        let film = words[..<place].joined(separator: " ")
        let name = try listName(words[place...].joined(separator: " "))
        if name.lowercased() == "watchlist" { return TypedVerb(isOff ? .unwatch : .watch, film) }
        guard !name.isEmpty else { return nil }
        let list = try catalog.list(named: name)
        let isNew = try line.verb.name == .put && named(film)?.rest.isEmpty ?? (Int(film) != nil)
        guard list != nil || isNew else { return nil }
        return TypedVerb(isOff ? .drop : .put, "\(film) \(list?.name ?? name)")
    }

    /// Returns the meaning of a verb that puts, moves, removes or annotates movies on a list.
    func meaning(_ verb: Verb.Name, _ ids: [Movie.ID], onList rest: String) throws -> LineMeaning {
        switch verb {
        case .put:
            if rest.isEmpty, let here = try ownMovies(of: here.map { try catalog.list(called: $0.name) }) {
                return .change(.list(here.name, .put(ids)))
            }
            let name = try checked(listName(rest))
            if name.lowercased() == "watchlist" { return .change(.watch(ids)) }
            return .change(.list(try ownMovies(of: catalog.list(named: name))?.name ?? name, .put(ids)))
        case .move: return try move(ids, rest)
        case .drop:
            let list =
                try rest.isEmpty
                ? here ?? named(TypedVerb(verb, rest)).list : catalog.list(called: listName(rest))
            return .change(.list(list.name, .take(ids)))
        default:
            let (list, words) = try here.map { ($0, rest) } ?? named(TypedVerb(verb, rest))
            return .change(.list(list.name, .remark(ids, words == "-" ? "" : words)))
        }
    }

    /// Moves movies to the position of a numbered line, or to the start or end of the list.
    private func move(_ ids: [Movie.ID], _ rest: String) throws -> LineMeaning {
        let word = rest.prefix { !$0.isWhitespace }.lowercased()
        let name = String(rest.dropFirst(word.count).trimmed)
        guard let list = try ownMovies(of: name.isEmpty ? page.list : catalog.list(called: name)) else {
            throw Refusal("Open a list or your watchlist first, then type move 3 1.")
        }
        let query = page.query
        let isShown = page.list == list && query != nil
        let isByHand = !isShown || query?.listInOrder != nil && query?.isReversed == false
        let known = try catalog.list(named: list.name)
        let shown = try catalog.listedMovies(
            of: MovieQuery(
                search: MovieSearch(list.condition, today: today),
                order: isByHand ? .hand : query?.order, isReversed: isShown && query?.isReversed == true),
            in: 0 ..< .max
        ).map(\.id)
        let lines = isShown ? movies.map(\.id) : shown
        let target = Int(word).flatMap { $0 > 0 && $0 <= lines.count ? lines[$0 - 1] : nil }
        let meant = target.map { ids + [$0] } ?? ids
        // Another program may have taken a movie off the list that is shown.
        if let other = meant.first(where: { !shown.contains($0) }) {
            throw CatalogError.described(.noInput, "\(names([other])) is not on \(list.place).")
        }
        let order = list.own == nil || !isByHand ? shown : known?.entries.map(\.movie) ?? []
        let ends = ["first": 0, "top": 0, "last": order.count, "end": order.count]
        guard let place = ends[word] ?? target.flatMap(order.firstIndex(of:)) else {
            throw Refusal(
                "Type where to: a number from 1 to \(grouped(lines.count)), first or last, such as move 3 1.")
        }
        let meaning = LineMeaning.change(
            .list(list.name, .move(ids, to: place, in: order)), then: isShown ? .sort(.hand) : nil)
        guard known != nil, !isByHand else { return meaning }
        return meaning.confirmed(
            "Move", text: "The list has another order by hand.", "Replace it with the order on this page?")
    }

    private var here: MovieList? { page.list?.own }

    /// Returns the list whose name comes first in a line, and the words after it.
    private func named(_ line: TypedVerb) throws -> (list: MovieList, rest: String) {
        if let named = try catalog.list(leading: line.rest) { return named }
        guard !line.rest.isEmpty else {
            throw Refusal("Type the name of a list, too, such as \(line.verb.line).")
        }
        throw CatalogError.described(
            .noInput, "No list of yours is called “\(line.rest)”. Type lists to see them.")
    }

    /// Returns a list's name without quotes and other words: `on my list "Noir"`.
    private func listName(_ text: String) throws -> String {
        var words = text.split(whereSeparator: \.isWhitespace)
        if words.count > 1,
            ["on", "onto", "in", "into", "to", "from", "off"].contains(words[0].lowercased()),
            try catalog.list(named: text) == nil
        {
            words = Array(words.dropFirst().drop { ["my", "the", "list"].contains($0.lowercased()) })
        }
        return words.joined(separator: " ").filter { !"\"“”".contains($0) }
    }

    private func ownMovies(of list: MovieList?) throws -> MovieList? {
        guard let list, list.search != nil else { return list }
        throw Refusal("“\(list.name)” is a search, which finds its movies itself.")
    }

    private func checked(_ name: String) throws -> String {
        if LabelKind.key(of: name).isEmpty {
            throw Refusal("Type the name of a list, such as put heat Noir.")
        }
        return name
    }

    private func taken(_ list: MovieList) -> Refusal {
        Refusal("There is a list “\(list.name)” already. Type another name.")
    }
}

extension Catalog {
    package func list(called name: String) throws -> MovieList {
        if let list = try list(named: name)?.own { return list }
        throw CatalogError.described(.noInput, "There is no list “\(name)”. Type lists to see yours.")
    }
}
