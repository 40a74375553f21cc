extension Viewing {
    /// The viewing as stored: its date or `?`, a plus for a rewatch, its rating and its note.
    var kept: String {
        var text = (date?.description ?? "?") + (isRewatch ? "+" : "")
        if rating != nil || note != nil { text += "\u{1E}\(rating?.description ?? "")" }
        if let note { text += "\u{1E}\(note)" }
        return text
    }

    init?(kept text: ArraySlice<UInt8>) {
        let when = text.prefix { $0 != 0x1E }
        let rating = text.dropFirst(when.count + 1).prefix { $0 != 0x1E }
        let note = text.dropFirst(when.count + 1 + rating.count + 1)
        let hasNote = text.count > when.count + 1 + rating.count
        let isRewatch = when.last == UInt8(ascii: "+")
        let day = isRewatch ? when.dropLast() : when
        let date = PartialDate(iso: day)
        guard date != nil || day.elementsEqual("?".utf8) else { return nil }
        self.init(on: date, isRewatch: isRewatch)
        if !rating.isEmpty {
            guard let rating = rating.tenths.flatMap({ Rating(tenths: $0) }) else { return nil }
            self.rating = rating
        }
        if hasNote { self.note = String(decoding: note, as: UTF8.self) }
    }
}

extension [Viewing] {
    /// Returns a viewing's date in the diary: its own or, if it's the only viewing, the rating's.
    func date(at place: Int, rated day: Day?) -> PartialDate? {
        self[place].date ?? (count == 1 ? day.map { PartialDate($0) } : nil)
    }
}

extension Movie {
    /// The viewings' dates in the diary. An unknown date is zero.
    var diaryNumbers: [Int] { viewings.indices.map { viewings.date(at: $0, rated: dayRated)?.number ?? 0 } }

    package var lastWatched: PartialDate? { diaryNumbers.max().flatMap { PartialDate(number: $0) } }
}
