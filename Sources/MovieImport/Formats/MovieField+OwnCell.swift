import MovieCatalog

extension MovieField {
    /// Reads a cell as `movies` writes it. The cell must be nonempty UTF-8 without surrounding
    /// white space, and without the apostrophes that protect against formulas.
    func ownValue(
        of cell: ArraySlice<UInt8>, years: ClosedRange<Int>
    ) throws(CellError) -> MovieField.Value? {
        var text: String { String(decoding: cell, as: UTF8.self) }
        let value: MovieField.Value?
        switch kind {
        case .text: value = .text(text)
        case .texts: return MovieField.Value(CellList.values(in: cell))
        case .number(_, _, let range):
            let range = self == .year ? years : range
            value = cell.number.flatMap { range.contains($0) ? .number($0) : nil }
        case .tenths:
            value = cell.tenths.flatMap { MovieField.publicRatings.contains($0) ? .tenths($0) : nil }
        case .rating: value = Rating(text).map(MovieField.Value.rating)
        case .day: value = Day(text).map(MovieField.Value.day)
        case .viewings: value = viewingLog(in: cell).map(MovieField.Value.viewings)
        case .watchlist:
            let isOn = Bool(answer: text)
            if isOn == false { return nil }
            let entry = isOn == true ? WatchlistEntry() : Day(text).map { WatchlistEntry(on: $0) }
            value = entry.map(MovieField.Value.watchlist)
        }
        guard let value else { throw .value(of: self, years: years) }
        return value
    }
}

/// Returns the viewings in a cell: an empty list for `no`, or nil if a viewing can't be read.
private func viewingLog(in cell: ArraySlice<UInt8>) -> [Viewing]? {
    let values = CellList.values(in: cell)
    if values.count == 1, Bool(answer: values[0]) == false { return [] }
    let viewings = values.compactMap { Viewing(cell: $0) }
    return viewings.count == values.count ? viewings : nil
}

extension Movie {
    var misfit: (field: MovieField, value: MovieField.Value)? {
        for field in MovieField.allCases {
            if let value = field.value(of: self), !field.takes(value) { return (field, value) }
        }
        return nil
    }
}
