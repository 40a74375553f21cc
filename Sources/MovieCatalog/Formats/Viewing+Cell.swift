// A viewing as one value of a cell: `2024-01-05`, `2024 again (7.3)`, `yes (9): With Anna`.
extension Viewing {
    var cell: String {
        (date?.description ?? "yes") + (isRewatch ? " again" : "") + (rating.map { " (\($0))" } ?? "")
            + (note.map { ": \($0)" } ?? "")
    }

    /// Reads what ``cell`` writes, and any other yes or `?` as an unknown date.
    package init?(cell: String) {
        let end = cell.utf8.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") } ?? cell.endIndex
        let name = cell[..<end]
        let date = PartialDate(name)
        guard date != nil || name == "?" || Bool(answer: name) == true else { return nil }
        self.init(on: date)
        var rest = cell[end...]
        if rest.hasPrefix(" again") {
            isRewatch = true
            rest = rest.dropFirst(6)
        }
        if rest.hasPrefix(" ("), let close = rest.firstIndex(of: ")") {
            guard let rating = Rating(rest[..<close].dropFirst(2)) else { return nil }
            self.rating = rating
            rest = rest[close...].dropFirst()
        }
        guard !rest.isEmpty else { return }
        guard rest.utf8.starts(with: ": ".utf8) else { return nil }
        note = String(decoding: rest.utf8.dropFirst(2), as: UTF8.self)
    }
}
