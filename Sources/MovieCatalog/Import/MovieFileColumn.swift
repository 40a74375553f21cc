/// What a column of a file of movies says, and in which notation.
enum MovieFileColumn: Hashable {
    case imdbID
    /// The IMDb id by which the row belongs to those of other files.
    case imdbKey
    /// The IMDb id as a number.
    case imdbNumber
    case tmdbID
    case letterboxdURI
    case movieLensKey
    case title
    /// Titles in which an ampersand is one.
    case verbatimTitle, verbatimOriginalTitle
    /// A title as MovieLens files it: `Third Man, The (1949)`.
    case filedTitle
    case originalTitle
    case year, released, runtime
    /// A day of release, in which the first of January stands for a day that is not known.
    case releasedOrNewYear
    case genres
    /// Genres with bars between them.
    case barredGenres
    case directors
    case publicRating, votes
    /// A rating in whole numbers from 1 to 10.
    case rating
    /// A rating in stars, 0.5 to 5 in halves.
    case stars
    /// A rating on a scale that its values tell; whether it is the person's own is open too, unless the name says so.
    case unclearRating(isOwn: Bool)
    /// The person's own rating on a scale.
    case scored(RatingScale)
    case watchedOn
    case tags, note
    /// A text with HTML's markup.
    case review
    /// A column of a movie list of any kind.
    case listed(MovieField)
    /// What kind of title it is: a movie, a series, ...
    case type
    /// Whose rating it is.
    case user
    /// Known, and of no use.
    case unused

    /// Whether a row is of no use without it.
    var isKey: Bool { self == .imdbKey || self == .movieLensKey }

    /// The field of a movie whose texts are as long as those of this column can be.
    var field: MovieField {
        switch self {
        case .listed(let field): field
        case .note, .review: .note
        default: .title
        }
    }

    /// Gives the movie the value of a cell, which is UTF-8, not empty, and has no white space around it.
    ///
    /// - Returns: What the cell should have been, where it can't be used; `nil` when all is well.
    func set(_ cell: ArraySlice<UInt8>, of row: inout MovieFileRow, years: ClosedRange<Int>) -> String? {
        switch self {
        case .imdbID, .imdbKey:
            guard cell.isIMDbID else { return "an IMDb id such as tt0041959" }
            let id = text(cell)
            row.movie.imdbID = id
            if self == .imdbKey { row.key = .imdb(id) }
        case .imdbNumber:
            guard let number = cell.number, (1...999_999_999).contains(number) else {
                return "the number of an IMDb id"
            }
            let digits = String(number)
            row.movie.imdbID = "tt" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits
        case .tmdbID:
            return number(cell, in: 1...999_999_999) { row.movie.tmdbID = $0 }
        case .letterboxdURI:
            row.movie.letterboxdURI = text(cell)
        case .movieLensKey:
            return number(cell, in: 1...999_999_999) { row.key = .movieLens($0) }
        case .title:
            row.movie.title = plainText(entities: text(cell))
        case .verbatimTitle:
            row.movie.title = text(cell)
        case .originalTitle:
            row.movie.originalTitle = plainText(entities: text(cell))
        case .verbatimOriginalTitle:
            // Most are the same, and not worth a string.
            if !cell.elementsEqual(row.movie.title.utf8) { row.movie.originalTitle = text(cell) }
        case .filedTitle:
            let filed = FiledTitle(text(cell))
            // A year that can't be is left out, as it is part of a cell whose title is of use.
            row.movie.title = filed.title
            row.movie.originalTitle = filed.originalTitle
            if let year = filed.year, years.contains(year) { row.movie.year = year }
        case .year:
            return number(cell, in: years) { row.movie.year = $0 }
        case .released:
            // An older title has a year or a month at most.
            if cell.count < 8, cell.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) { return nil }
            guard let day = day(cell) else { return Self.date }
            row.movie.released = day
        case .releasedOrNewYear:
            guard let day = Day(text(cell.unguarded)) else { return Self.date }
            if (day.month, day.day) != (1, 1) { row.movie.released = day }
        case .runtime:
            return number(cell, in: MovieField.runtimes) { row.movie.runtime = $0 }
        case .genres:
            row.movie.genres = list(cell, separatedBy: UInt8(ascii: ","))
        case .barredGenres:
            if cell.first != UInt8(ascii: "(") {
                row.movie.genres = list(cell, separatedBy: UInt8(ascii: "|"))
            }
        case .directors:
            row.movie.directors = list(cell, separatedBy: UInt8(ascii: ","))
        case .publicRating:
            guard let tenths = cell.tenths, (10...100).contains(tenths) else { return "1 to 10 in tenths" }
            row.movie.publicRating = tenths
        case .votes:
            let digits = cell.filter { $0 != UInt8(ascii: ",") }
            return number(digits[...], in: 0...(.max)) { row.movie.votes = $0 }
        case .rating:
            return number(cell, in: 1...10) { row.movie.rating = Rating(halves: $0 * 2) }
        case .stars:
            guard let stars = Rating(text(cell)), (1...10).contains(stars.halves) else {
                return "0.5 to 5 in halves"
            }
            row.movie.rating = Rating(halves: stars.halves * 2)
        case .scored(let scale):
            guard let rating = RatingCell(cell).flatMap(scale.rating) else { return scale.wanted }
            row.movie.rating = rating
        case .unclearRating:
            return expected.set(cell, of: &row, years: years)
        case .watchedOn:
            guard let day = day(cell) else { return Self.date }
            row.movie.viewings = [Viewing(on: day)]
        case .tags:
            row.movie.tags = list(cell, separatedBy: UInt8(ascii: ","))
        case .note:
            row.movie.note = text(cell)
        case .review:
            row.movie.note = plainText(markup: text(cell))
        case .listed(let field):
            return field.set(cell, of: &row.movie, years: years)
        case .type, .user, .unused:
            break
        }
        return nil
    }

    private static let date = "a date such as 1949-08-31"
}

private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
}

private func number(
    _ cell: ArraySlice<UInt8>, in range: ClosedRange<Int>, _ assign: (Int) -> Void
) -> String? {
    guard let number = cell.number, range.contains(number) else { return wholeNumber(in: range) }
    assign(number)
    return nil
}

private func list(_ cell: ArraySlice<UInt8>, separatedBy separator: UInt8) -> [String] {
    var values: [String] = []
    values.reserveCapacity(cell.reduce(1) { $1 == separator ? $0 + 1 : $0 })
    var start = cell.startIndex
    while start < cell.endIndex {
        let end = cell[start...].firstIndex(of: separator) ?? cell.endIndex
        let value = cell[start..<end].trimmed
        if !value.isEmpty { values.append(text(value)) }
        start = end + 1
    }
    return values
}

/// A day in ISO's order, or with slashes in the order of the United States.
private func day(_ cell: ArraySlice<UInt8>) -> Day? {
    let parts = cell.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return Day(text(cell)) }
    guard let month = parts[0].number, let day = parts[1].number, parts[2].count == 4,
        let year = parts[2].number
    else { return nil }
    return Day(year: year, month: month, day: day)
}

extension ArraySlice<UInt8> {
    /// Whether it is an id of a title at IMDb: `tt` and digits.
    fileprivate var isIMDbID: Bool {
        count > 2 && count <= 20 && starts(with: "tt".utf8) && dropFirst(2).allSatisfy(\.isDigit)
    }
}
