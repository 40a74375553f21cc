extension Viewing {
    /// The viewing as stored: its date or `?`, a plus for a rewatch, its rating and its note.
    var kept: String {
        var text = (date?.description ?? "?") + (isRewatch ? "+" : "")
        if rating != nil || note != nil { text += "\u{1E}\(rating?.description ?? "")" }
        if let note { text += "\u{1E}\(note)" }
        return text
    }

    init?(kept text: String) {
        let parts = text.utf8.split(separator: 0x1E, omittingEmptySubsequences: false).map { Substring($0) }
        let isRewatch = parts[0].last == "+"
        let when = isRewatch ? parts[0].dropLast() : parts[0]
        let date = PartialDate(when)
        guard date != nil || when == "?" else { return nil }
        self.init(on: date, isRewatch: isRewatch)
        if parts.count > 1, !parts[1].isEmpty {
            guard let rating = Rating(parts[1]) else { return nil }
            self.rating = rating
        }
        if parts.count > 2 { note = String(parts[2]) }
    }
}

extension Movie {
    /// An unknown date is zero, or the rating's date if it's the movie's only viewing.
    var diaryNumbers: [Int] {
        if viewings.count == 1, viewings[0].date == nil { return [dayRated?.number ?? 0] }
        return viewings.map { $0.date?.number ?? 0 }
    }

    package var lastWatched: PartialDate? { diaryNumbers.max().flatMap { PartialDate(number: $0) } }
}
