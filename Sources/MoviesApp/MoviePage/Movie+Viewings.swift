import MovieCatalog

extension Movie {
    /// For movies that were seen at most once.
    var onlyViewing: Viewing? {
        get { viewings.first }
        set { viewings = newValue.map { [$0] } ?? [] }
    }

    var viewingsLatestFirst: [Viewing] {
        viewings.reversed().sorted { ($0.date?.number ?? 0) > ($1.date?.number ?? 0) }
    }

    /// `2024-01-05 (8.5 of 10)`. An only viewing on an unknown day was by the day of the rating.
    func day(of viewing: Viewing) -> String {
        let unknown =
            viewings.count > 1 ? nil : dayRated.map { "by \($0), when you rated it" }
        return (viewing.date?.description ?? unknown ?? "on an unknown day")
            + (viewing.isRewatch ? ", again" : "") + (viewing.rating.map { " (\($0) of 10)" } ?? "")
    }
}

extension String {
    /// `Loved it. The second half … (120 more words)`, or `(126 words)` if there's no room.
    ///
    /// - Parameter count: The number of characters before it on its line.
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
