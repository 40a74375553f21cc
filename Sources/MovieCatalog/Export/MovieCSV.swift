extension Movie {
    /// The line of column names above the lines of films, without the line break.
    public static let csvHeader = Array(MovieColumn.written.map(\.rawValue).joined(separator: ",").utf8)

    /// The film as one record of CSV (RFC 4180, UTF-8) under ``csvHeader``, without the line break at its end.
    ///
    /// It holds all of the film but the catalog's own id, and reads back equal as long as the film's numbers are such as
    /// a film list takes, its title shows something, and no other text or value of a list is empty. Lists stand in a
    /// cell with commas between the values, a comma of a value as `\,` and a backslash as `\\`; `watched` lists the days,
    /// with `yes` for an unknown one. No cell begins so that a spreadsheet would run it: an apostrophe is put in front.
    public var csv: [UInt8] {
        var line: [UInt8] = []
        line.reserveCapacity(512)
        for column in MovieColumn.written {
            line.appendCell(column.cell(of: self)[...].guarded)
            line.append(UInt8(ascii: ","))
        }
        line.removeLast()
        return line
    }
}

extension MovieColumn {
    fileprivate func cell(of movie: Movie) -> [UInt8] {
        switch self {
        case .title: Array(movie.title.utf8)
        case .originalTitle: cell(movie.originalTitle)
        case .year: cell(movie.year)
        case .releaseDate, .released: cell(movie.released)
        case .runtime: cell(movie.runtime)
        case .genres: CellList.cell(of: movie.genres)
        case .directors: CellList.cell(of: movie.directors)
        case .writers: CellList.cell(of: movie.writers)
        case .cast: CellList.cell(of: movie.cast)
        case .languages: CellList.cell(of: movie.languages)
        case .countries: CellList.cell(of: movie.countries)
        case .certificate: cell(movie.certificate)
        case .score: cell(movie.score)
        case .metascore: cell(movie.metascore)
        case .publicRating: cell(movie.publicRating.map(DecimalNumber.text(tenths:)))
        case .votes: cell(movie.votes)
        case .boxOffice: cell(movie.boxOffice)
        case .oscars: cell(movie.oscars == 0 ? nil : movie.oscars)
        case .rating: cell(movie.rating)
        case .watched: CellList.cell(of: movie.viewings.map { $0.day?.description ?? "yes" })
        case .watchlist: cell(movie.isOnWatchlist ? "yes" : nil)
        case .tags: CellList.cell(of: movie.tags)
        case .note: cell(movie.note)
        case .imdbID: cell(movie.imdbID)
        case .tmdbID: cell(movie.tmdbID)
        case .letterboxdURI: cell(movie.letterboxdURI)
        }
    }

    private func cell(_ value: (some CustomStringConvertible)?) -> [UInt8] {
        value.map { Array($0.description.utf8) } ?? []
    }
}

extension [UInt8] {
    fileprivate mutating func appendCell(_ cell: ArraySlice<UInt8>) {
        guard cell.contains(where: \.needsQuotes) else { return self += cell }
        append(quote)
        for byte in cell {
            if byte == quote { append(quote) }
            append(byte)
        }
        append(quote)
    }
}

extension UInt8 {
    fileprivate var needsQuotes: Bool {
        self == UInt8(ascii: ",") || self == quote || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }
}

private let quote = UInt8(ascii: "\"")
