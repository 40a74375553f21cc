// Values as the cells of a movie list hold them.
extension MovieField {
    /// The most bytes that its text can have: that of a line that a person types, or of a long review.
    var longest: Int { self == .note ? 1 << 20 : 1 << 16 }

    /// What is wrong with a longer text.
    var tooLong: String { "this is longer than \(longest >> 10) KiB" }
}

extension MovieField.Kind {
    /// What a value has to be, as a part of a sentence.
    func wanted(years: ClosedRange<Int>) -> String {
        switch self {
        case .text: "any text"
        case .texts: "values separated by commas"
        case .number(let range): wholeNumber(in: range)
        case .year: wholeNumber(in: years)
        case .tenths: "1 to 10 in tenths"
        case .rating: Rating.wanted
        case .day: "a date such as 1949-08-31"
        case .viewings: "yes, no or dates such as 2024-01-05"
        case .watchlist: "yes, no or a date such as 2024-01-05"
        }
    }

    /// The value of a cell as movies writes it, which is UTF-8, not empty, and has no white space around it but perhaps
    /// the apostrophes of a guarded one.
    func value(
        of cell: ArraySlice<UInt8>, years: ClosedRange<Int>
    ) throws(Misfit) -> MovieField.Value? {
        func misfit() -> Misfit { Misfit(wanted(years: years)) }
        func number(_ number: Int?, in range: ClosedRange<Int>) throws(Misfit) -> Int {
            guard let number, range.contains(number) else { throw misfit() }
            return number
        }
        var text: String { String(decoding: cell, as: UTF8.self) }
        switch self {
        case .text: return .text(text)
        case .texts: return MovieField.Value(CellList.values(in: cell))
        case .number(let range): return .number(try number(cell.number, in: range))
        case .year: return .number(try number(cell.number, in: years))
        case .tenths: return .tenths(try number(cell.tenths, in: 10...100))
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

/// The viewings of a list, or none for a `no` alone; `nil` where one of them can't be read.
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

extension MovieField.Value {
    /// The value as a cell, which is still to be guarded.
    var cell: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8)
        case .texts(let texts): CellList.cell(of: texts)
        case .number(let number): Array(String(number).utf8)
        case .tenths(let tenths): Array(DecimalNumber.text(tenths: tenths).utf8)
        case .rating(let rating): Array(rating.description.utf8)
        case .day(let day): Array(day.description.utf8)
        case .viewings(let viewings): CellList.cell(of: viewings.map(\.cell))
        case .watchlist(let entry): Array((entry.day?.description ?? "yes").utf8)
        }
    }
}

extension Movie {
    /// The field of the movie whose text is too long for it; `nil` where there is none.
    var fieldTooLong: MovieField? {
        MovieField.allCases.first { field in
            switch field.value(of: self) {
            case .text(let text): text.utf8.count > field.longest
            case .texts(let texts): texts.reduce(0) { $0 + $1.utf8.count + 1 } > field.longest
            case .viewings(let viewings): viewings.count * 11 > field.longest
            default: false
            }
        }
    }
}
