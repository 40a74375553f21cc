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
    case year, runtime
    /// A day: of the release, of a viewing, of the rating, or on which the movie was added.
    case day(MovieField, DayNotation)
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
    case tags, note
    /// A text with HTML's markup.
    case review
    /// A column of a movie list, written by movies itself or in the ways of others.
    case listed(MovieField, isOwn: Bool)
    /// What kind of title it is: a movie, a series, ...
    case type
    /// Whose rating it is.
    case user
    /// Known, and of no use.
    case unused

    /// Whether a row is of no use without it.
    var isKey: Bool { self == .imdbKey || self == .movieLensKey }

    /// The field of a movie that it fills; `nil` where it fills none.
    var field: MovieField? {
        switch self {
        case .listed(let field, _), .day(let field, _): field
        case .imdbID, .imdbKey, .imdbNumber: .imdbID
        case .tmdbID: .tmdbID
        case .letterboxdURI: .letterboxdURI
        case .title, .verbatimTitle, .filedTitle: .title
        case .originalTitle, .verbatimOriginalTitle: .originalTitle
        case .year: .year
        case .runtime: .runtime
        case .genres, .barredGenres: .genres
        case .directors: .directors
        case .publicRating: .publicRating
        case .votes: .votes
        case .rating, .stars, .unclearRating, .scored: .rating
        case .tags: .tags
        case .note, .review: .note
        case .movieLensKey, .type, .user, .unused: nil
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
            guard let id = cell.number.flatMap(MovieCatalog.imdbID) else { return "the number of an IMDb id" }
            row.movie.imdbID = id
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
        case .day(let field, let notation):
            return notation.set(cell, of: field, &row.movie, years: years)
        case .runtime:
            return number(cell, in: MovieField.runtimes) { row.movie.runtime = $0 }
        case .genres:
            row.movie.genres = list(cell, separatedBy: UInt8(ascii: ",")).map(ListNotation.genre)
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
            return number(cell, in: 1...10) { row.movie.rating = Rating(tenths: $0 * 10) }
        case .stars:
            guard let stars = Rating(text(cell)), (5...50).contains(stars.tenths),
                stars.tenths.isMultiple(of: 5)
            else { return "0.5 to 5 in halves" }
            row.movie.rating = Rating(tenths: stars.tenths * 2)
        case .scored(let scale):
            guard let rating = RatingCell(cell).flatMap(scale.rating) else { return scale.wanted }
            row.movie.rating = rating
        case .unclearRating:
            return expected.set(cell, of: &row, years: years)
        case .tags:
            row.movie.tags = list(cell, separatedBy: UInt8(ascii: ","))
        case .note:
            row.movie.note = text(cell)
        case .review:
            row.movie.note = plainText(markup: text(cell))
        case .listed(let field, let isOwn):
            if !isOwn, let value = field.foreignText(cell) {
                guard let value = value.value else { return value.wanted }
                field.set(value, of: &row.movie)
                return nil
            }
            guard let wanted = field.set(cell, of: &row.movie, years: years) else { return nil }
            guard !isOwn, let number = field.foreignNumber(cell, years: years) else { return wanted }
            field.set(number, of: &row.movie)
        case .type, .user, .unused:
            break
        }
        return nil
    }

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
