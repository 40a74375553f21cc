import MovieCatalog
package import MovieImport

extension ImportFiles {
    /// `Letterboxd list: noir.csv, summer.csv`.
    package var descriptions: [String] {
        MovieFileOrigin.allCases.compactMap { kind in
            let names = kinds.filter { $0.kind == kind }.map { fileName($0.path) }
            return names.isEmpty ? nil : "\(kind): \(firstOf(names))"
        }
    }

    package var ignoredInWords: String? {
        ignored.isEmpty ? nil : "Ignored files: \(firstOf(ignored.map(\.description)))"
    }
}

func fileName(_ path: String) -> String { harmless(String(path.split(separator: "/").last ?? path[...])) }

extension ImportFiles.IgnoredFile: CustomStringConvertible {
    package var description: String {
        switch self {
        case .other(let name): fileName(name)
        case .failed(let error): "\(error)"
        }
    }
}

extension MovieFileOrigin: CustomStringConvertible {
    package var description: String {
        switch self {
        case .imdbRatings: "IMDb ratings"
        case .imdbWatchlist: "IMDb watchlist"
        case .imdbList: "IMDb list"
        case .letterboxdDiary: "Letterboxd diary"
        case .letterboxdReviews: "Letterboxd reviews"
        case .letterboxdRatings: "Letterboxd ratings"
        case .letterboxdWatched: "Letterboxd watched movies"
        case .letterboxdWatchlist: "Letterboxd watchlist"
        case .letterboxdLikes: "Letterboxd liked movies"
        case .letterboxdList: "Letterboxd list"
        case .letterboxdImport: "Letterboxd import file"
        case .netflixHistory: "Netflix viewing history"
        case .netflixActivity: "Netflix viewing activity"
        case .simkl: "Simkl export"
        case .yamtrack: "Yamtrack export"
        case .trakt: "Trakt export"
        case .plainList: "plain list"
        case .movieList: "movie list"
        case .json: "movie list in JSON"
        }
    }
}

extension ColumnUse: CustomStringConvertible {
    /// `“Rating” → your rating, of 5`.
    package var description: String {
        switch use {
        case .column(let column): "\(shown(name)) → \(column)"
        case .leftOut: "\(shown(name)) → ignored"
        case .nothing: "\(shown(name)) → nothing"
        }
    }
}

extension IgnoredColumn: CustomStringConvertible {
    package var description: String { shown(isOfList ? "\(name) of the list" : name) }
}

extension Column: CustomStringConvertible {
    package var description: String {
        switch role {
        case .field(.rating):
            if case .rating(let scale?) = form { "your rating, of \(scale.highest)" } else { "your rating" }
        case .field(let field): field.nameInSentence
        case .type, .trailer: "kind of title"
        case .user: "whose it is"
        case .playedTime: "how long it was played"
        case .rewatch: "watched again"
        case .plays: "how often watched"
        case .status: "watched, or planned"
        case .tag(let name): "tag \(name)"
        case .place: "place on the list"
        case .places: "places on lists"
        }
    }
}

extension MovieField {
    var nameInSentence: String { name.prefix(2).uppercased() == name.prefix(2) ? name : name.lowercased() }
}

extension ScaleExample: CustomStringConvertible {
    /// `“Score”: 87 of 100 → 8.7, 64 of 100 → 6.4`.
    package var description: String {
        let pairs = ratings.map { "\(decimal(hundredths: $0.hundredths)) of \($0.highest) → \($0.rating)" }
        return (file.map { "\(harmless($0)): " } ?? "") + "\(shown(column)): "
            + (pairs + (isRounded ? ["rounded"] : [])).joined(separator: ", ")
    }
}
