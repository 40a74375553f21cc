/// Files that are to be imported together: which they are, and of what kinds.
///
/// A person's ratings, diaries and lists go together, whoever wrote them. Movies go alone, with what completes them:
/// IMDb's titles with its public ratings, the movies of MovieLens with its ratings and links.
public struct MovieImport: Sendable {
    /// The files with their kinds, in words: `ratings.csv: Letterboxd ratings`.
    public var descriptions: [String] { files.map { "\(harmless($0.path)): \($0.kind)" } }

    /// Files in the order in which they are read.
    let files: [ImportFile]
    let includesAllTypes: Bool
    /// Whose ratings and days count where the person's own and those of a file differ.
    public var precedence: Precedence
    /// Whether a report has the rows that are left out.
    var notesLeftOut = false
    /// What a person says of the columns of the files.
    private(set) var mapping: ColumnMapping

    /// Opens the files and recognizes their kinds.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - catalog: Where their movies will go, where it is open already: a file of its own is none to import.
    ///   - mapping: What columns of the files mean, where a person says so.
    ///   - precedence: Whose ratings and days count where the person's own and those of a file differ.
    ///   - includesAllTypes: Whether series, episodes and the like are taken for movies.
    /// - Throws: ``CatalogError`` for a file that isn't there, is of no kind that holds movies, needs another one
    ///   beside it, or can't be imported together with another one; for a column of the mapping that no file has.
    public init(
        _ paths: [String], into catalog: Catalog? = nil, mapping: ColumnMapping = ColumnMapping(),
        precedence: Precedence = .later, includesAllTypes: Bool = false
    ) throws(CatalogError) {
        var files: [ImportFile] = []
        for path in paths { files.append(try ImportFile(path: path, into: catalog, mapping: mapping)) }
        try Self.check(mapping, of: files)
        for (index, file) in files.enumerated() {
            if file.kind == .movieLensRatings || file.kind == .movieLensLinks {
                guard files.contains(where: { $0.kind == .movieLensMovies }) else {
                    throw .needsMovies(path: file.path, file: file.kind.completed)
                }
            }
            // Movies are compared with the catalog as it was, and not with those of another file.
            if let other = files[..<index].first(where: { !$0.kind.goesTogether(with: file.kind) }) {
                throw .notTogether(path: file.path, other: other.path)
            }
        }
        self.files = files.enumerated().sorted {
            ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
        }
        .map(\.element)
        (self.mapping, self.precedence, self.includesAllTypes) = (mapping, precedence, includesAllTypes)
    }

    /// Looks whether each column of which something is said is there.
    private static func check(_ mapping: ColumnMapping, of files: [ImportFile]) throws(CatalogError) {
        for entry in mapping.entries where !files.contains(where: { entry.place(among: $0.columns) != nil }) {
            throw .noSuchColumn(entry.name, files: files.map { ($0.path, $0.columns) })
        }
    }

    /// Takes over what a person says of columns, whatever was said of them before.
    ///
    /// - Throws: ``CatalogError`` where no file has such a column, or where a file would hold no movies any more; what
    ///   was said before goes on to count then.
    public mutating func map(_ columns: ColumnMapping) throws(CatalogError) {
        try Self.check(columns, of: files)
        var changed = mapping
        changed.add(columns)
        for file in files where file.kind.columnsCanBeMapped {
            _ = try MovieFile(path: file.path, mapping: changed)
        }
        mapping = changed
    }

    /// Has a column be the person's ratings up to a number, whatever its values say, and no other one.
    ///
    /// - Parameters:
    ///   - column: One of ``ImportReport/ratingColumns``.
    ///   - highest: The best rating, 1,000 at most; `nil` leaves the column out.
    public mutating func map(_ column: String, toRatingsOf highest: Int?) {
        mapping.map(column, toRatingsOf: highest)
    }
}

extension MovieFileKind {
    /// What the rows of a file are.
    enum Role {
        /// Each row is a movie of its own.
        case movies
        /// Several rows can be about one movie: viewings, ratings, a place on a list.
        case entries
        /// Rows complete the movies of other files.
        case supplement
    }

    var role: Role {
        switch self {
        case .imdbTitles, .movieLensMovies, .movieList, .json: .movies
        case .imdbPublicRatings, .movieLensRatings, .movieLensLinks: .supplement
        case .imdbRatings, .imdbWatchlist, .imdbList, .letterboxdDiary, .letterboxdReviews,
            .letterboxdRatings, .letterboxdWatched, .letterboxdWatchlist, .letterboxdList, .letterboxdImport,
            .trakt:
            .entries
        }
    }

    /// Whether a person can say what its columns mean; where files are joined by keys, they are always the same.
    var columnsCanBeMapped: Bool { role == .entries || self == .movieList }

    /// Which file has the movies that a supplement completes.
    var completed: String { self == .imdbPublicRatings ? "title.basics.tsv" : "movies.csv" }

    /// Where the kind stands in the order of reading: what completes movies first, then movies, then what a person did.
    fileprivate var rank: Int {
        switch role {
        case .supplement: 0
        case .movies: 1
        // Where a movie is rated both in a diary and in the list of ratings, the list is the last word.
        case .entries: self == .letterboxdRatings || self == .imdbRatings ? 3 : 2
        }
    }

    fileprivate func goesTogether(with other: MovieFileKind) -> Bool {
        if role == .entries, other.role == .entries { return true }
        let sets: [Set<MovieFileKind>] = [
            [.imdbTitles, .imdbPublicRatings], [.movieLensMovies, .movieLensRatings, .movieLensLinks],
        ]
        return self != other && sets.contains { $0.isSuperset(of: [self, other]) }
    }
}

extension CatalogError {
    /// The file completes movies that are in another file.
    static func needsMovies(path: String, file: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) completes the movies of another file; name \(file) of the same folder beside it."
        )
    }

    /// The movies of the file can't be imported together with those of another file.
    static func notTogether(path: String, other: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) can't be imported together with \(harmless(other)); "
                + "import one after the other.")
    }
}
