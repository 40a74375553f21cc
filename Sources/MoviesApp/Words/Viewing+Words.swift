package import MovieCatalog

extension Viewing {
    static let hint = "Enter a date, a rating (0 to 10), a note, or all three: yesterday 8.5 With Anna."

    /// Returns text such as `today, 9 of 10, “great”`.
    package func inWords(today: Day) -> String {
        var parts = [date?.inWords(today: today) ?? "on an unknown day"]
        if isRewatch { parts.append("again") }
        if let rating { parts.append("\(rating) of 10") }
        if let note {
            // Say so, in case a number in the note was meant as the rating.
            if rating == nil { parts.append("no rating") }
            parts.append("“\(note.excerpt(ofRows: 2))”")
        }
        return parts.joined(separator: ", ")
    }

    /// Returns a sentence such as `Noted: today, 9 of 10, “great”.`
    func sentence(_ action: String, _ warnings: [String] = [], today: Day) -> String {
        let words = inWords(today: today)
        return (["\(action): \(words)\(words.hasSuffix(".”") ? "" : ".")"] + warnings).joined(separator: " ")
    }

    /// - Parameters:
    ///   - movies: The movies as they were before the viewing was added.
    ///   - isBrief: Whether to use a short form: “Seen yesterday, 8.”
    package func sentence(
        notedOf movies: [Movie], naming isNamed: Bool = true, isBrief: Bool = false, today: Day
    ) -> String {
        let names = isNamed ? " \(movies.names)" : ""
        let warnings = (movies.count > 10 ? [] : movies).flatMap { movie in
            (movie.warnings(on: self)
                + (movie.isOnWatchlist ? ["Taken off your watchlist."] : []))
                .map { movies.count > 1 ? "“\(movie.title.shortened)”: \($0)" : $0 }
        }
        guard isBrief else { return sentence("Noted\(names)", warnings, today: today) }
        let day = date?.inWords(today: today) ?? "on an unknown day"
        let parts = ["Seen\(names) \(day)", rating?.description, note.map { _ in "with your note" }]
        let seen = parts.compactMap(\.self).joined(separator: ", ")
        return (["\(seen)."] + warnings).joined(separator: " ")
    }
}

extension [Movie] {
    var names: String { count > 10 ? counted(count, "movie") : map(\.titleAndYear).joined(separator: ", ") }
}

extension Movie {
    package var titleAndYear: String { "“\(title.shortened)”" + (year.map { " (\($0))" } ?? "") }

    /// The title of a page that asks which of several known movies this movie is.
    package var whichQuestion: String { "Which movie is \(titleAndYear)?" }

    var titleYearAndDirectors: String { ([titleAndYear] + directors.prefix(2)).joined(separator: ", ") }

    package func sentenceOfAdding(today: Day) -> String {
        let added = "Added \(titleAndYear)\(isOnWatchlist ? ", on your watchlist" : "")."
        guard let viewing = viewings.first else { return added }
        var unseen = self
        unseen.viewings = []
        let warnings = unseen.warnings(on: viewing)
        return added + " " + viewing.sentence("Noted", warnings, today: today)
    }
}

extension [String] {
    var inWords: String { inWords(upTo: 128) }

    /// Joins as many elements as fit in `length` characters, and says how many more there are.
    func inWords(upTo length: Int) -> String {
        let shown = shown(upTo: length)
        return prefix(shown).joined(separator: ", ") + (shown < count ? ", and \(count - shown) more" : "")
    }

    func shown(upTo limit: Int) -> Int {
        var length = 0
        let shown = prefix {
            length += $0.count + 2
            return length <= limit
        }.count
        // Show the last element instead of “and 1 more”, which is about as long.
        let most = Swift.max(shown, 1)
        return most + 1 == count ? count : Swift.min(most, count)
    }
}
