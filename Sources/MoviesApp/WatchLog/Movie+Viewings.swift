import MovieCatalog

extension Movie {
    /// The viewings, those on an unknown day last.
    var viewingsLatestFirst: [Viewing] {
        viewings.reversed().sorted { ($0.date?.number ?? 0) > ($1.date?.number ?? 0) }
    }

    /// When it was watched, and the rating of that time, in words: `2024-01-05 (8.5 of 10)`. The only viewing, on an unknown
    /// day, was by the day of the rating.
    func day(of viewing: Viewing) -> String {
        let unknown =
            viewings.count > 1 ? nil : dayRated.map { "by \($0), when you rated it" }
        return (viewing.date?.description ?? unknown ?? "on an unknown day")
            + (viewing.isRewatch ? ", again" : "") + (viewing.rating.map { " (\($0) of 10)" } ?? "")
    }
}

extension String {
    /// The first rows of a note, and how many words more it has: `Loved it. The second half … (120 more words)`; only their
    /// number where there is no room: `(126 words)`.
    ///
    /// - Parameters:
    ///   - count: The number of characters that stand before it.
    ///   - hint: The way to see all of it.
    func excerpt(ofRows rows: Int = 1, behind count: Int = 0, hint: String = "") -> String {
        let length = max(rows * 58 - count, 0)
        let line = utf8.contains(10) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
        guard !line.dropFirst(length + 20).isEmpty else { return line }
        let start = line.prefix(length)
        let end = start.lastIndex(of: " ") ?? (length < 16 ? start.startIndex : start.endIndex)
        let rest = line[end...].split(separator: " ").count
        return end == start.startIndex
            ? "(\(counted(rest, "word"))\(hint))" : "\(line[..<end]) … (\(counted(rest, "more word"))\(hint))"
    }
}
