// Values as the cells of other programs hold them.
extension MovieField {
    /// The ids, lists and so on in a cell, or what it should have been; `nil` for a field that others write as movies does.
    func foreignText(_ cell: ArraySlice<UInt8>) -> (value: Value?, wanted: String)? {
        switch self {
        case .imdbID: (cell.foreignIMDbID.map(Value.text), "an IMDb id such as tt0041959")
        case .genres, .directors, .writers, .cast, .languages, .countries, .tags:
            foreignList(ListNotation.values(in: cell.unguarded))
        default: nil
        }
    }

    private func foreignList(_ texts: [String]?) -> (value: Value?, wanted: String) {
        let texts = self == .genres ? texts?.map(ListNotation.genre) : texts
        return (texts.map(Value.texts), "a list such as A, B")
    }

    /// The number in a cell that movies would have written in another way; `nil` where there is none.
    func foreignNumber(_ cell: ArraySlice<UInt8>, years: ClosedRange<Int>) -> Value? {
        let (number, range): (Int?, ClosedRange<Int>)
        switch kind {
        case .year: (number, range) = (cell.foreignYear, years)
        case .number(let numbers):
            (number, range) = (self == .runtime ? cell.foreignMinutes : cell.foreignNumber, numbers)
        case .tenths:
            let rating = RatingCell(cell)
            let isOfTen = rating?.highest ?? 10 == 10 && rating?.hundredths.isMultiple(of: 10) == true
            guard let rating, isOfTen, (100...1_000).contains(rating.hundredths) else { return nil }
            return .tenths(rating.hundredths / 10)
        default: return nil
        }
        guard let number, range.contains(number) else { return nil }
        return .number(number)
    }
}
