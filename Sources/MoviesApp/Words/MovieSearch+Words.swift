package import MovieCatalog

extension MovieSearch {
    func heading(_ title: String) -> String { isEmpty ? title : "\(title): \(inWords)" }

    /// `Not watched, 1970s: 47 movies`.
    package func sentence(finding count: MovieCount) -> String {
        if case .exactly(0) = count {
            if let what = unknown { return "The catalog doesn't know \(what)." }
            if let time = timeWatched { return "You watched nothing \(time)." }
            if isEmpty { return "There are no movies." }
            return isOfWords ? "No movie matches “\(text)”." : "No movie matches: \(inWords)."
        }
        let words = inWords.isEmpty ? "All" : inWords.sentenceCased
        return "\(words): " + (count == .exactly(1) ? "1 movie" : "\(count) movies")
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
