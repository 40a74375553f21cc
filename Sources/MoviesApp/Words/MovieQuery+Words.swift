package import MovieCatalog
import Usher

extension MovieQuery {
    /// Describes the order: “by title, A to Z”.
    func orderDescription(of count: MovieCount) -> String {
        switch (order, count) {
        case (nil, .exactly) where isRanked:
            isReversed ? "titles last, least known first" : "titles first, then best known"
        case (nil, .moreThan) where isRanked:
            "titles first, then in the order added (more words find fewer)"
        case (.hand, _): "in your order"
        case (nil, _), (.title, _): "by title, \(isReversed ? "Z to A" : "A to Z")"
        case (.year, _): "by year, \(isReversed ? "newest first" : "oldest first")"
        case (.runtime, _): "by length, \(isReversed ? "longest" : "shortest") first"
        case (.renown, _): "by how well known, \(isReversed ? "least" : "best") known first"
        case (.watched?, _), (.rated?, _), (.added?, _), (.wanted?, _):
            "by \(order?.name ?? ""), \(isReversed ? "earliest" : "latest") first"
        case (let order?, _): "by \(order.name), \(isReversed ? "lowest first" : "best first")"
        }
    }
}

extension MovieOrder {
    var name: String {
        switch self {
        case .title: "title"
        case .year: "year"
        case .rating: "your rating"
        case .publicRating: "public rating"
        case .score: "critics' score"
        case .watched: "day watched"
        case .rated: "day rated"
        case .added: "day added"
        case .wanted: "day put on the watchlist"
        case .runtime: "length"
        case .renown: "how well known"
        case .hand: "hand"
        }
    }

    /// Reads an order and, if it's typed, its direction: `year`, `-year`, `year descending`.
    package static func directed(_ text: String) throws -> (MovieOrder, isReversed: Bool?) {
        let isMinus = text.hasPrefix("-")
        var words = text.dropFirst(isMinus ? 1 : 0).split(separator: " ")
        let isSaid = words.count > 1 && words[0].lowercased() == "by"
        if isSaid { words = Array(words.dropFirst().drop { ["my", "the"].contains($0.lowercased()) }) }
        let direction = words.count > 1 ? CommonPhrases.directions[words[words.count - 1].lowercased()] : nil
        if direction != nil { words.removeLast() }
        let name = words.joined(separator: " ").lowercased()
        let named = allCases.first { [$0.name, $0.rawValue].contains(name) }
        guard let order = named ?? CommonPhrases.orders[name] else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal("“\(name)” is not an order. Type sort and one of \(names).")
        }
        let isAscending = [.title, .year, .runtime, .hand].contains(order)
        let isReversed = direction.map { $0 == .reversed || ($0 == .ascending) != isAscending }
        return (order, isMinus ? true : isReversed ?? (isSaid ? false : nil))
    }
}

extension MovieSearch {
    func heading(_ title: String) -> String { isEmpty ? title : "\(title): \(inWords)" }

    /// Describes what a search found: `Not watched, 1970s: 47 movies`.
    package func sentence(finding count: MovieCount) -> String {
        if case .exactly(0) = count {
            if let what = unknown { return "The catalog doesn't know \(what)." }
            if let time = timeWatched { return "You watched nothing \(time)." }
            if isEmpty { return "There are no movies." }
            return isOfWords ? "No movie matches “\(text)”." : "No movie matches: \(inWords)."
        }
        let words =
            text == SearchScope.imported
            ? "Just imported" : inWords.isEmpty ? "All" : inWords.sentenceCased
        return "\(words): " + (count == .exactly(1) ? "1 movie" : "\(count) movies")
    }
}

extension Period {
    /// `2026`, `5 Oct 2026`, `June 2026 to August 2026`, `since 2020`.
    var name: String {
        let start = ["in ", "on ", "from "].first(where: inWords.hasPrefix) ?? ""
        return String(inWords.dropFirst(start.count))
    }
}

extension MovieGroup {
    /// `1950s`, `8 to 8.9`, `Drama`.
    var heading: String {
        switch value {
        case .decade(let year): "\(year)s"
        case .rating(10): "10"
        case .rating(let points): "\(points) to \(points).9"
        case .name(let name): name
        }
    }
}

extension MovieList {
    var kind: String { search == nil ? "list" : "search" }

    package func line(_ movies: Int, watched: Int) -> String {
        search.map { "\(name): finds “\($0)”" }
            ?? "\(name): \(grouped(watched)) of \(grouped(movies)) watched"
    }
}

extension ListChange {
    /// - Parameter known: The list before the change, or nil if it's new.
    func sentence(
        on list: String, _ known: MovieList?, _ movies: ([Movie.ID]) throws -> String
    ) rethrows -> String {
        switch self {
        case .put(let ids): "On the \(known == nil ? "new " : "")list “\(list)”: \(try movies(ids))."
        case .take(let ids): "Off the list “\(list)”: \(try movies(ids))."
        case .move(let ids, _, _): "Moved: \(try movies(ids))."
        case .remark(let ids, let note):
            "\(note.isEmpty ? "No note any more" : "Noted “\(note.excerpt())”") on the list “\(list)”: \(try movies(ids))."
        case .rename(let name): "The \(known?.kind ?? "list") “\(list)” is called “\(name)” now."
        case .describe: "Described the \(known?.kind ?? "list") “\(list)”."
        case .keep(let search): "Kept “\(search)” as “\(list)”. Type lists to open it."
        case .delete: "Deleted the \(known?.kind ?? "list") “\(list)”."
        }
    }
}
