/// What a person calls a film: `Heat (1995)`, `Heat` or `tt0113277`.
public struct FilmName: Hashable, Sendable {
    /// The title, or the id at IMDb.
    public let title: String
    /// The year behind the title, where it was typed.
    public let year: Int?

    /// Reads a title, and a year in parentheses at its end.
    public init(typed text: some StringProtocol) {
        let text = String(text).trimmed
        if let leading = Self.leading(String(text)), leading.rest.isEmpty {
            self = leading.film
        } else {
            (title, year) = (String(text), nil)
        }
    }

    /// Whether it is an id at IMDb.
    public var isIMDbID: Bool { year == nil && Array(title.lowercased().utf8)[...].isIMDbID }

    /// Looks whether what stands in parentheses at its end, where that begins as a year does, is one.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public func checkYear() throws(InvalidValue) {
        guard year == nil, let open = title.lastIndex(of: "("),
            title[open...].dropFirst().first?.isWholeNumber == true,
            !title[open...].contains(" ")
        else { return }
        let years = MovieField.years(in: currentYear())
        throw InvalidValue(
            description:
                "\(shown(String(title[open...]))) is no year from \(years.lowerBound) to \(years.upperBound); "
                + "a film is written Heat (1995), or Heat.")
    }

    /// Names a film.
    public init(title: some StringProtocol, year: Int?) {
        (self.title, self.year) = (String(title), year)
    }

    /// Reads a title and a year that stand first, such as those of `Perfect Days (2023) yesterday 8.5 With Anna.`
    /// A comma may follow the year.
    ///
    /// - Returns: The film, and what is behind it; `nil` where there is no year in parentheses behind a title.
    public static func leading(_ text: String) -> (film: FilmName, rest: String)? {
        var open = text.startIndex
        while let next = text[open...].firstIndex(of: "(") {
            open = text.index(after: next)
            let (title, digits) = (text[..<next].trimmed, text[open...].prefix(4))
            guard text[digits.endIndex...].first == ")" else { continue }
            var rest = text[digits.endIndex...].dropFirst()
            if rest.first == "," { rest = rest.dropFirst() }
            guard rest.first?.isWhitespace ?? true, !title.isEmpty, let year = year(digits) else { continue }
            return (FilmName(title: title, year: year), String(rest.trimmed))
        }
        return nil
    }

    /// The same where the last word of its title is meant as its year, as in `Heat 1995`.
    var readingLastWordAsYear: FilmName? {
        guard year == nil, let space = title.lastIndex(of: " "),
            let year = Self.year(title[title.index(after: space)...])
        else { return nil }
        return FilmName(title: title[..<space].trimmed, year: year)
    }

    /// The year that four digits are, where a movie can be of that.
    static func year(_ digits: Substring) -> Int? {
        guard digits.utf8.count == 4, let year = digits.utf8.number,
            MovieField.years(in: currentYear()).contains(year)
        else { return nil }
        return year
    }
}

extension Catalog {
    /// The movies that are called so: by their whole title or original title, letter case, accents, a leading article
    /// and the kind of dash aside, and of that year where one is named; or the movies with that id at IMDb. Where none is
    /// called `Heat 1995`, those of 1995 that are called `Heat`.
    ///
    /// - Complexity: O(*n*) in the number of movies whose titles begin so.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(called film: FilmName) throws(CatalogError) -> [Movie] {
        if film.isIMDbID { return try movies("imdb_id = ?", [.text(film.title.lowercased())]) }
        // Behind a zero, an order has the year.
        let key = FilingKey(of: film.title).bytes
        let found = try movies(
            "sort_key >= ? AND sort_key < ? OR id IN (SELECT rowid FROM movie_text WHERE movie_text MATCH ?)",
            [.bytes(key + [0]), .bytes(key + [1]), .text(SearchSQL.titles(beginningWith: film.title))]
        ).filter { ListedMovie($0).isCalled(film) }
        guard found.isEmpty, let film = film.readingLastWordAsYear else { return found }
        return try movies(called: film)
    }

    private func movies(_ condition: String, _ values: [SQLValue]) throws(CatalogError) -> [Movie] {
        let statement = try database.statement(
            "SELECT \(MovieRow.selected) FROM movie WHERE \(condition) ORDER BY year, id")
        defer { statement.reset() }
        try statement.bind(values)
        var movies: [Movie] = []
        while try statement.step() { movies.append(try MovieRow.movie(in: statement)) }
        return movies
    }
}

extension ListedMovie {
    /// Whether it is called so: see ``Catalog/movies(called:)``.
    public func isCalled(_ film: FilmName) -> Bool {
        let wanted = keys(of: film.title)
        return (film.year == nil || year == film.year)
            && ([title] + (originalTitle.map { [$0] } ?? [])).contains {
                !keys(of: $0).isDisjoint(with: wanted)
            }
    }
}

private func keys(of title: String) -> Set<[UInt8]> {
    Set(spellings(of: title).map { FilingKey(of: String(decoding: $0, as: UTF8.self)).bytes })
}

extension FilmName: CustomStringConvertible {
    /// The title, and the year where there is one: `Heat (1995)`.
    public var description: String { title + (year.map { " (\($0))" } ?? "") }
}
