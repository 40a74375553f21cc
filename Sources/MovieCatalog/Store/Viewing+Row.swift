extension Viewing {
    /// The viewing as stored: its date or `?`, a plus for a rewatch, its rating and its note.
    var kept: String {
        var text = (date?.description ?? "?") + (isRewatch ? "+" : "")
        if rating != nil || note != nil { text += "\u{1E}\(rating?.description ?? "")" }
        if let note { text += "\u{1E}\(note)" }
        return text
    }

    init?(kept text: ArraySlice<UInt8>) {
        let parts = text.split(separator: 0x1E, omittingEmptySubsequences: false)
        let isRewatch = parts[0].last == UInt8(ascii: "+")
        let when = isRewatch ? parts[0].dropLast() : parts[0]
        let date = PartialDate(iso: when)
        guard date != nil || when.elementsEqual("?".utf8) else { return nil }
        self.init(on: date, isRewatch: isRewatch)
        if parts.count > 1, !parts[1].isEmpty {
            guard let rating = parts[1].tenths.flatMap({ Rating(tenths: $0) }) else { return nil }
            self.rating = rating
        }
        if parts.count > 2 { note = String(decoding: parts[2], as: UTF8.self) }
    }
}

extension Movie {
    /// The viewings' dates. An unknown date is zero, or the rating's date if it's the only viewing.
    var diaryNumbers: [Int] {
        if viewings.count == 1, viewings[0].date == nil { return [dayRated?.number ?? 0] }
        return viewings.map { $0.date?.number ?? 0 }
    }

    package var lastWatched: PartialDate? { diaryNumbers.max().flatMap { PartialDate(number: $0) } }
}
