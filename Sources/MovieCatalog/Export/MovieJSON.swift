extension Movie {
    /// The film as one line of JSON, without the line break: all of it but the catalog's own id.
    ///
    ///     {"title":"Gaslight","year":1944,"rating":8.5,"watched":["2024-01-05",null],"watchlist":true}
    ///
    /// The keys are the column names of a film list, in this order: `title`, `original_title`, `year`, `release_date`,
    /// `runtime_min`, `genres`, `directors`, `writers`, `cast`, `languages`, `countries`, `mpaa`, `tomatometer`,
    /// `metacritic`, `imdb_rating`, `imdb_votes`, `box_office_usd`, `oscars`, `rating`, `watched` (the days of the
    /// viewings, null for an unknown one), `watchlist`, `tags`, `note`, `imdb_id`, `tmdb_id` and `letterboxd_uri`.
    /// What a film has no value for is left out, save the title. The text is UTF-8, with control characters, quotes,
    /// backslashes, U+2028 and U+2029 escaped.
    public var json: [UInt8] {
        var writer = JSONWriter()
        for column in MovieColumn.written {
            let key = column.rawValue
            switch column {
            case .title: writer.add(key, text: title)
            case .originalTitle: writer.add(key, text: originalTitle)
            case .year: writer.add(key, literal: year?.description)
            case .releaseDate, .released: writer.add(key, text: released?.description)
            case .runtime: writer.add(key, literal: runtime?.description)
            case .genres: writer.add(key, list: genres)
            case .directors: writer.add(key, list: directors)
            case .writers: writer.add(key, list: writers)
            case .cast: writer.add(key, list: cast)
            case .languages: writer.add(key, list: languages)
            case .countries: writer.add(key, list: countries)
            case .certificate: writer.add(key, text: certificate)
            case .score: writer.add(key, literal: score?.description)
            case .metascore: writer.add(key, literal: metascore?.description)
            case .publicRating: writer.add(key, literal: publicRating.map(DecimalNumber.text(tenths:)))
            case .votes: writer.add(key, literal: votes?.description)
            case .boxOffice: writer.add(key, literal: boxOffice?.description)
            case .oscars: writer.add(key, literal: oscars == 0 ? nil : oscars.description)
            case .rating: writer.add(key, literal: rating?.description)
            case .watched:
                writer.add(
                    key, literals: viewings.map { viewing in viewing.day.map { "\"\($0)\"" } ?? "null" })
            case .watchlist: writer.add(key, literal: isOnWatchlist ? "true" : nil)
            case .tags: writer.add(key, list: tags)
            case .note: writer.add(key, text: note)
            case .imdbID: writer.add(key, text: imdbID)
            case .tmdbID: writer.add(key, literal: tmdbID?.description)
            case .letterboxdURI: writer.add(key, text: letterboxdURI)
            }
        }
        return writer.end()
    }

    /// Reads a film from a line of JSON as ``json`` writes it, white space and the order of keys aside.
    ///
    /// Any value that a film can hold is taken, so that what was written comes back equal. A null is no value, a number
    /// may stand in quotes, and a text may be a number, as titles such as 1776 arrive from other programs.
    ///
    /// - Parameters:
    ///   - bytes: The line.
    ///   - id: The id that the film shall have in the catalog.
    ///   - unknownKeys: Takes up the keys that a film has no use for, which are passed over.
    /// - Throws: ``JSONError`` where the line is no JSON object, has no title, has a key twice or a value that doesn't
    ///   fit its key.
    public init(json bytes: [UInt8], id: ID, unknownKeys: inout [String]) throws(JSONError) {
        self.init(id: id, title: "")
        var reader = try JSONReader(bytes)
        guard case .object = try reader.read() else { throw reader.error("this is not an object in braces") }
        let start = reader
        try reader.enter()
        var isFound = MovieColumn.written.map { _ in false }
        var next = 0
        while let key = try reader.nextKey() {
            guard let place = Self.place(of: key, from: next) else {
                unknownKeys.append(String(decoding: key, as: UTF8.self))
                try reader.skip()
                continue
            }
            let column = MovieColumn.written[place]
            guard !isFound[place] else {
                throw reader.error("the key \(column.rawValue) stands here for the second time")
            }
            isFound[place] = true
            try read(column, from: &reader)
            next = place + 1
        }
        try reader.end()
        // The title is the first of the columns.
        guard isFound[0] else { throw start.error("there is no title") }
    }

    /// Reads a film from a line of JSON; keys that a film has no use for are passed over.
    ///
    /// - Throws: ``JSONError``, as the initializer that tells the unknown keys.
    public init(json bytes: [UInt8], id: ID) throws(JSONError) {
        var unknownKeys: [String] = []
        try self.init(json: bytes, id: id, unknownKeys: &unknownKeys)
    }
}

extension Movie {
    private static let keys = MovieColumn.written.map { Array($0.rawValue.utf8) }

    /// Where a key is among the written columns; at once when it follows the one before, as it mostly does.
    private static func place(of key: ArraySlice<UInt8>, from next: Int) -> Int? {
        keys[next...].firstIndex { $0.elementsEqual(key) }
            ?? keys[..<next].firstIndex { $0.elementsEqual(key) }
    }

    private mutating func read(_ column: MovieColumn, from reader: inout JSONReader) throws(JSONError) {
        let key = column.rawValue
        switch column {
        case .title:
            guard let text = try reader.text(of: key) else { throw reader.error("there is no title") }
            title = text
        case .originalTitle: originalTitle = try reader.text(of: key)
        case .year: year = try reader.integer(of: key)
        case .releaseDate, .released: released = try reader.day(of: key)
        case .runtime: runtime = try reader.integer(of: key)
        case .genres: genres = try reader.texts(of: key)
        case .directors: directors = try reader.texts(of: key)
        case .writers: writers = try reader.texts(of: key)
        case .cast: cast = try reader.texts(of: key)
        case .languages: languages = try reader.texts(of: key)
        case .countries: countries = try reader.texts(of: key)
        case .certificate: certificate = try reader.text(of: key)
        case .score: score = try reader.integer(of: key)
        case .metascore: metascore = try reader.integer(of: key)
        case .publicRating: publicRating = try reader.tenths(of: key)
        case .votes: votes = try reader.integer(of: key)
        case .boxOffice: boxOffice = try reader.integer(of: key)
        case .oscars: oscars = try reader.integer(of: key) ?? 0
        case .rating: rating = try reader.rating(of: key)
        case .watched: viewings = try reader.viewings(of: key)
        case .watchlist: isOnWatchlist = try reader.flag(of: key)
        case .tags: tags = try reader.texts(of: key)
        case .note: note = try reader.text(of: key)
        case .imdbID: imdbID = try reader.text(of: key)
        case .tmdbID: tmdbID = try reader.integer(of: key)
        case .letterboxdURI: letterboxdURI = try reader.text(of: key)
        }
    }
}

/// The values of a film's keys; null is none.
extension JSONReader {
    fileprivate mutating func text(of key: String) throws(JSONError) -> String? {
        switch try read() {
        case .text(let bytes), .number(let bytes): return String(decoding: bytes, as: UTF8.self)
        case .null: return nil
        case let value: throw misfit(value, of: key, "a text")
        }
    }

    fileprivate mutating func integer(of key: String) throws(JSONError) -> Int? {
        try integer(of: key, timesTenTo: 0, "a whole number")
    }

    fileprivate mutating func tenths(of key: String) throws(JSONError) -> Int? {
        try integer(of: key, timesTenTo: 1, "a number in tenths")
    }

    fileprivate mutating func rating(of key: String) throws(JSONError) -> Rating? {
        let halves = MovieField.rating.hint
        guard let tenths = try integer(of: key, timesTenTo: 1, halves) else { return nil }
        guard tenths.isMultiple(of: 5), let rating = Rating(halves: tenths / 5) else {
            throw error("the \(key) \(DecimalNumber.text(tenths: tenths)) is not \(halves)")
        }
        return rating
    }

    private mutating func integer(
        of key: String, timesTenTo power: Int, _ wanted: String
    ) throws(JSONError) -> Int? {
        let value = try read()
        switch value {
        case .text(let bytes), .number(let bytes):
            guard let number = DecimalNumber(bytes) else { throw misfit(value, of: key, wanted) }
            do {
                return try number.integer(timesTenTo: power)
            } catch {
                switch error {
                case .fraction: throw misfit(value, of: key, wanted)
                case .tooLarge: throw self.error("the \(key) \(value) is too large")
                }
            }
        case .null: return nil
        default: throw misfit(value, of: key, wanted)
        }
    }

    fileprivate mutating func day(of key: String) throws(JSONError) -> Day? {
        let value = try read()
        if case .null = value { return nil }
        guard case .text(let bytes) = value, let day = Day(String(decoding: bytes, as: UTF8.self)) else {
            throw misfit(value, of: key, "a date such as 1949-08-31")
        }
        return day
    }

    fileprivate mutating func flag(of key: String) throws(JSONError) -> Bool {
        switch try read() {
        case .bool(let flag): return flag
        case .null: return false
        case let value: throw misfit(value, of: key, "true or false")
        }
    }

    fileprivate mutating func texts(of key: String) throws(JSONError) -> [String] {
        var texts: [String] = []
        guard try beginList(key, "a list of texts") else { return texts }
        while try hasNextElement() {
            guard let text = try text(of: key) else { throw misfit(.null, of: key, "a text") }
            texts.append(text)
        }
        return texts
    }

    fileprivate mutating func viewings(of key: String) throws(JSONError) -> [Viewing] {
        var viewings: [Viewing] = []
        guard try beginList(key, "a list of dates") else { return viewings }
        while try hasNextElement() { viewings.append(Viewing(on: try day(of: key))) }
        return viewings
    }

    private mutating func beginList(_ key: String, _ wanted: String) throws(JSONError) -> Bool {
        switch try read() {
        case .list:
            try enter()
            return true
        case .null: return false
        case let value: throw misfit(value, of: key, wanted)
        }
    }

    private func misfit(_ value: Value, of key: String, _ wanted: String) -> JSONError {
        error("the \(key) \(value) is not \(wanted)")
    }
}
