/// Files that are to be imported together: which they are, and of what kinds.
///
/// A person's ratings, diaries and lists go together, whoever wrote them. Films go alone, with what completes them:
/// IMDb's titles with its public ratings, the films of MovieLens with its ratings and links.
public struct FilmImport: Sendable {
    /// The files with their kinds, in words: `ratings.csv: Letterboxd ratings`.
    public var descriptions: [String] { files.map { "\(harmless($0.path)): \($0.kind)" } }

    /// Files in the order in which they are read.
    let files: [ImportFile]
    let includesAllTypes: Bool

    /// Opens the files and recognizes their kinds.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - catalog: Where their films will go, where it is open already: a file of its own is none to import.
    ///   - includesAllTypes: Whether series, episodes and the like are taken for films.
    /// - Throws: ``CatalogError`` for a file that isn't there, is of no kind that holds films, needs another one
    ///   beside it, or can't be imported together with another one.
    public init(
        _ paths: [String], into catalog: Catalog? = nil, includesAllTypes: Bool = false
    ) throws(CatalogError) {
        var files: [ImportFile] = []
        for path in paths { files.append(try ImportFile(path: path, into: catalog)) }
        for (index, file) in files.enumerated() {
            if file.kind == .movieLensRatings || file.kind == .movieLensLinks {
                guard files.contains(where: { $0.kind == .movieLensMovies }) else {
                    throw .needsFilms(path: file.path, file: "movies.csv")
                }
            }
            // Films are compared with the catalog as it was, and not with those of another file.
            if let other = files[..<index].first(where: { !$0.kind.goesTogether(with: file.kind) }) {
                throw .notTogether(path: file.path, other: other.path)
            }
        }
        self.files = files.enumerated().sorted {
            ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
        }
        .map(\.element)
        self.includesAllTypes = includesAllTypes
    }
}

extension FilmFileKind {
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
            .letterboxdRatings, .letterboxdWatched, .letterboxdWatchlist, .letterboxdList, .letterboxdImport:
            .entries
        }
    }

    /// Where the kind stands in the order of reading: what completes films first, then films, then what a person did.
    fileprivate var rank: Int {
        switch role {
        case .supplement: 0
        case .films: 1
        // Where a film is rated both in a diary and in the list of ratings, the list is the last word.
        case .entries: self == .letterboxdRatings || self == .imdbRatings ? 3 : 2
        }
    }

    fileprivate func goesTogether(with other: FilmFileKind) -> Bool {
        if role == .entries, other.role == .entries { return true }
        let sets: [Set<FilmFileKind>] = [
            [.imdbTitles, .imdbPublicRatings], [.movieLensMovies, .movieLensRatings, .movieLensLinks],
        ]
        return self != other && sets.contains { $0.isSuperset(of: [self, other]) }
    }
}
