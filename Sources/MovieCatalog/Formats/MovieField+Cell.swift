extension MovieField {
    /// Whether a value can be stored. Doesn't depend on today's date, so stored values stay valid.
    package func takes(_ value: Value) -> Bool {
        switch value {
        case .number(let number), .tenths(let number): numbers?.contains(number) == true
        // Fast path: escaping at most triples the length, so values under a third of the limit fit.
        case .text(let text): text.utf8.count < longest / 3 || fits(value)
        case .texts(let texts): texts.reduce(0) { $0 + $1.utf8.count + 1 } < longest / 3 || fits(value)
        case .viewings(let viewings):
            viewings.reduce(0) { $0 + 40 + ($1.note?.utf8.count ?? 0) } < longest / 3 || fits(value)
        case .rating, .day, .watchlist: true
        }
    }

    private func fits(_ value: Value) -> Bool { value.cell[...].guarded.count <= longest }
}

extension MovieField.Value {
    package var cell: [UInt8] {
        switch self {
        case .texts(let texts): CellList.cell(of: texts)
        case .viewings(let viewings): CellList.cell(of: viewings.map(\.cell))
        default: Array(typed.utf8)
        }
    }

    package var typed: String {
        switch self {
        case .text(let text): text
        case .texts(let texts): texts.joined(separator: ", ")
        case .number(let number): String(number)
        case .tenths(let tenths): DecimalNumber.text(tenths: tenths)
        case .rating(let rating): rating.description
        case .day(let day): day.description
        case .viewings(let viewings): viewings.map(\.cell).joined(separator: ", ")
        case .watchlist(let entry): entry.day?.description ?? "yes"
        }
    }
}

// A viewing as one value of a cell: `2024-01-05`, `2024 again (7.3)`, `yes (9): With Anna`.
extension Viewing {
    var cell: String {
        (date?.description ?? "yes") + (isRewatch ? " again" : "") + (rating.map { " (\($0))" } ?? "")
            + (note.map { ": \($0)" } ?? "")
    }

    /// Reads what ``cell`` writes. A word such as `yes`, or `?`, means an unknown date.
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
