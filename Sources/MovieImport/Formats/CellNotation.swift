package import MovieCatalog

package enum CellNotation: Hashable, Sendable {
    case own
    /// Text as is, with HTML entities, or with HTML markup.
    case verbatim, text, markup
    /// A title with the markup of a list: `[Heat (1995)](https://…) @noir`.
    case line
    /// A number, also in other programs' notations: `1,234`, `142 min`.
    case number
    case id
    case list
    /// A list of people, in which `Coen, Joel` may be one person or two.
    case people
    /// A date. If the order is nil, `4/5/2020` is ambiguous.
    case day(DayOrder?)
    /// A rating. If the scale is nil, the best possible rating is unknown.
    case rating(RatingScale?)

    package init(of field: MovieField) {
        switch field {
        case .imdbID: self = .id
        case .title, .originalTitle: self = .text
        case .directors, .writers, .cast: self = .people
        default:
            switch field.kind {
            case .text: self = .own
            case .texts: self = .list
            case .number, .tenths: self = .number
            case .day, .viewings, .watchlist: self = .day(nil)
            case .rating: self = .rating(nil)
            }
        }
    }

    /// Reads a nonempty UTF-8 cell without white space around it. Nil if the cell means no value.
    func value(
        of cell: ArraySlice<UInt8>, for field: MovieField, years: ClosedRange<Int>
    ) throws(CellError) -> MovieField.Value? {
        switch self {
        case .own: return try field.ownValue(of: cell.unguarded, years: years)
        case .verbatim: return .text(String(decoding: cell, as: UTF8.self))
        case .text, .line: return .text(plainText(entities: String(decoding: cell.unguarded, as: UTF8.self)))
        case .markup: return .text(plainText(markup: String(decoding: cell, as: UTF8.self)))
        case .number:
            let plain = cell.unguarded
            var number = field == .publicRating ? cell.tenths : cell.number
            switch field {
            case .year: number = number ?? plain.foreignYear
            case .runtime: number = number ?? plain.foreignMinutes
            case .publicRating: number = number ?? RatingCell(plain).flatMap(RatingScale.ten.rating)?.tenths
            default: number = number ?? plain.foreignNumber
            }
            // A runtime above 1,000 is probably in seconds, so reject it.
            let range = field == .runtime ? 1...1_000 : field == .year ? years : field.numbers ?? years
            guard let number, range.contains(number) else { throw .value(of: field, years: years) }
            return field == .publicRating ? .tenths(number) : .number(number)
        case .id:
            guard let id = cell.foreignIMDbID else { throw .imdbID }
            return .text(id)
        case .list, .people:
            if self == .people, ListNotation.mayBeLastFirst(cell.unguarded) { throw .names }
            guard let texts = ListNotation.values(in: cell.unguarded) else { throw .list }
            return MovieField.Value(field == .genres ? texts.map(ListNotation.genre) : texts)
        case .day(let order):
            let cell = cell.unguarded
            // Trakt's `unknown`, and the first second of 1970, mean an unknown day.
            let isEpoch = ["1970-01-01T00:00:00", "1970-01-01 00:00:00"].contains {
                cell.starts(with: $0.utf8)
            }
            let iso = isEpoch ? nil : Day(iso: cell)
            if iso == nil {
                if let value = try? field.ownValue(of: cell, years: years) { return value }
                let text = isEpoch ? "unknown" : String(decoding: cell, as: UTF8.self)
                if field == .viewings || field == .watchlist,
                    let isOn = text == "unknown" ? true : Bool(mark: text)
                {
                    guard isOn else { return nil }
                    return field == .viewings ? .viewings([Viewing()]) : .watchlist(WatchlistEntry())
                }
            }
            if isEpoch { return nil }
            // A release date may come with a place: 1993-01-01(中国香港), 14 October 1994 (USA).
            let date = cell.prefix { $0 != UInt8(ascii: "(") }.trimmed
            let day =
                iso ?? Day(cell: date, order: order ?? .unknown, hasShortYears: field != .released)
                ?? Day(serial: cell)
            if day == nil, field == .viewings, let month = PartialDate(month: cell) {
                return .viewings([Viewing(on: month)])
            }
            guard let day else { throw .value(of: field, years: years) }
            switch field {
            case .viewings: return .viewings([Viewing(on: day)])
            case .watchlist: return .watchlist(WatchlistEntry(on: day))
            default: return .day(day)
            }
        case .rating(let scale):
            let scale = scale ?? .ten
            guard let rating = RatingCell(written: cell).flatMap(scale.rating) else { throw .rating(scale) }
            return .rating(rating)
        }
    }
}
