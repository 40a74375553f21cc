import MovieCatalog

extension MovieField {
    /// Reads a cell as `movies` writes it: nonempty UTF-8, trimmed except for guard apostrophes.
    func ownValue(
        of cell: ArraySlice<UInt8>, years: ClosedRange<Int>
    ) throws(CellError) -> MovieField.Value? {
        func misfit() -> CellError { .value(of: self, years: years) }
        func number(_ number: Int?, in range: ClosedRange<Int>) throws(CellError) -> Int {
            guard let number, range.contains(number) else { throw misfit() }
            return number
        }
        var text: String { String(decoding: cell, as: UTF8.self) }
        switch kind {
        case .text: return .text(text)
        case .texts: return MovieField.Value(CellList.values(in: cell))
        case .number(_, _, let range):
            return .number(try number(cell.number, in: self == .year ? years : range))
        case .tenths: return .tenths(try number(cell.tenths, in: MovieField.publicRatings))
        case .rating:
            guard let rating = Rating(text) else { throw misfit() }
            return .rating(rating)
        case .day:
            guard let day = Day(text) else { throw misfit() }
            return .day(day)
        case .viewings:
            guard let viewings = viewingLog(in: cell) else { throw misfit() }
            return .viewings(viewings)
        case .watchlist:
            if let isOn = Bool(answer: text) { return isOn ? .watchlist(WatchlistEntry()) : nil }
            guard let day = Day(text) else { throw misfit() }
            return .watchlist(WatchlistEntry(on: day))
        }
    }
}

/// Empty for `no` alone; nil if a viewing can't be read.
private func viewingLog(in cell: ArraySlice<UInt8>) -> [Viewing]? {
    let values = CellList.values(in: cell)
    if values.count == 1, Bool(answer: values[0]) == false { return [] }
    var viewings: [Viewing] = []
    for value in values {
        guard let viewing = Viewing(cell: value) else { return nil }
        viewings.append(viewing)
    }
    return viewings
}

extension Movie {
    var misfit: (field: MovieField, value: MovieField.Value)? {
        for field in MovieField.allCases {
            if let value = field.value(of: self), !field.takes(value) { return (field, value) }
        }
        return nil
    }
}
