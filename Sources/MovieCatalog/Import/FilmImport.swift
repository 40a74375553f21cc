/// Files that are to be imported together: which they are, and of what kinds.
///
/// Files that belong together are named together: IMDb's titles with its public ratings, the films of MovieLens with
/// its ratings and links.
public struct FilmImport: Sendable {
    /// The files with their kinds, in words: `ratings.csv: Letterboxd ratings`.
    public var descriptions: [String] { files.map { "\(harmless($0.path)): \($0.kind)" } }

    /// Files in the order in which they are read.
    let files: [(path: String, kind: FilmFileKind, state: FileState)]
    let includesAllTypes: Bool

    /// Opens the files and recognizes their kinds.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - includesAllTypes: Whether series, episodes and the like are taken for films.
    /// - Throws: ``CatalogError`` for a file that isn't there, is of no kind that holds films, or needs another one
    ///   beside it.
    public init(_ paths: [String], includesAllTypes: Bool = false) throws(CatalogError) {
        var files: [(path: String, kind: FilmFileKind, state: FileState)] = []
        for path in paths {
            let state = try FileState(of: path)
            if state.isPipe { throw .isPipe(path: path) }
            if isDatabaseInUse(path) { throw .isDatabaseInUse(path: path) }
            files.append((path, try FilmFile(path: path, includesAllTypes: includesAllTypes).kind, state))
        }
        let kinds = files.map(\.kind)
        for (path, kind, _) in files where kind == .movieLensRatings || kind == .movieLensLinks {
            guard kinds.contains(.movieLensMovies) else { throw .needsFilms(path: path, file: "movies.csv") }
        }
        self.files = files.enumerated().sorted {
            ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
        }
        .map(\.element)
        self.includesAllTypes = includesAllTypes
    }
}

extension FilmFileKind {
    /// Where the kind stands in the order of reading: what completes films first, then films, then what a person did.
    fileprivate var rank: Int {
        switch role {
        case .supplement: 0
        case .films: 1
        // Where a film is rated both in a diary and in the list of ratings, the list is the last word.
        case .entries: self == .letterboxdRatings || self == .imdbRatings ? 3 : 2
        }
    }

    /// What the rows of a file are.
    enum Role {
        /// Each row is a film of its own.
        case films
        /// Several rows can be about one film: viewings, ratings, a place on a list.
        case entries
        /// Rows complete the films of other files.
        case supplement
    }

    var role: Role {
        switch self {
        case .imdbTitles, .movieLensMovies, .filmList, .jsonLines: .films
        case .imdbPublicRatings, .movieLensRatings, .movieLensLinks: .supplement
        case .imdbRatings, .imdbWatchlist, .imdbList, .letterboxdDiary, .letterboxdReviews,
            .letterboxdRatings,
            .letterboxdWatched, .letterboxdWatchlist, .letterboxdList, .letterboxdImport:
            .entries
        }
    }
}
