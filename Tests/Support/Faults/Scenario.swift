import MovieCatalog
import MovieImport

/// A user's sequence of changes to a catalog.
struct Scenario: Sendable {
    let name: String
    /// Whether the catalog exists at the start.
    let isKept: Bool
    static let file = """
        title,year,note,directors
        Heat,1995,"Long, \(String(repeating: "and good. ", count: 900))",Michael Mann
        Ran,1985,,Akira Kurosawa
        Ikiru,1952,,Akira Kurosawa
        The Third Man,1949,Once more.,Carol Reed

        """

    let changes: [ScenarioChange]

    static let all = [
        Scenario(
            name: "an existing catalog", isKept: true,
            changes: [
                .adding, .rating, .noting, .tagging, .deleting, .undoing, .redoing, .undoing, .importing,
                .undoing,
                .importingMany, .undoing, .redoing,
            ]), Scenario(name: "a new catalog", isKept: false, changes: [.adding]),
    ]
}

enum ScenarioChange {
    case adding, rating, noting, tagging, deleting, undoing, redoing, importing, importingMany

    func make(in catalog: Catalog, file: String) throws(CatalogError) {
        let movie = Movie.ID(1)
        switch self {
        case .adding:
            var movie = Movie(id: Movie.ID(0), title: "Stalker")
            movie.cast = (0..<200).map { "Actor \($0)" }
            movie.directors = ["Andrei Tarkovsky"]
            movie.tags = ["zone", "water"]
            _ = try catalog.add(movie)
        case .rating: try catalog.update(movie, as: .edited([.rating])) { $0.rating = Rating(tenths: 85) }
        case .noting:
            try catalog.update(movie, as: .edited([.note])) {
                $0.note = String(repeating: "I say. ", count: 2_000)
            }
        case .tagging: try catalog.update(movie, as: .tagged) { $0.tags = ["vienna", "zither", "zone"] }
        case .deleting: try catalog.delete(movie)
        case .undoing: try catalog.undo()
        case .redoing: try catalog.redo()
        case .importing, .importingMany:
            let files = try ImportBatch([file])
            let plan = try catalog.preview(files)
            _ = try catalog.importMovies(
                files, plan: plan, decisions: [:], withoutIndexes: self == .importingMany,
                progress: { _ in true })
        }
    }
}

struct Answers: Equatable {
    private let movies: [Movie]
    private let found: [[Movie.ID]]
    private let groups: [[MovieGroup]]
    private let numbers: CollectionStatistics
    private let undoable: CatalogChange?
    private let redoable: CatalogChange?

    init(_ catalog: Catalog) throws {
        movies = try catalog.movies(of: MovieQuery(), in: 0 ..< .max)
        found = try ["man", "tag:zone", "director:kurosawa year:1950..1990", "-note rating:8.."].map {
            try catalog.movies(of: MovieQuery(search: try MovieSearch($0)), in: 0..<1_000).map(\.id)
        }
        groups = try GroupingKey.allCases.map { try catalog.groups(by: $0) }
        numbers = try catalog.statistics()
        undoable = try catalog.steps.undoable?.change
        redoable = try catalog.steps.redoable?.change
    }
}
