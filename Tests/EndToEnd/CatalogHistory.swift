import MovieCatalog
import MoviesApp

/// The expected contents of a catalog, with the states that undo and redo can reach.
struct CatalogHistory {
    struct Movie: Equatable {
        var rating: String?
        var tags: [String] = []
        var viewings = 0
        var isOnWatchlist = false
    }

    struct State: Equatable {
        var sample = 261
        var added: [String: Movie] = [:]
        var imported: [String: Int] = [:]

        init(sample: Int = 261) {
            self.sample = sample
        }

        init(of catalog: Catalog) throws {
            sample = 0
            for movie in try catalog.movies(of: MovieQuery(), in: 0 ..< .max) {
                if movie.title.hasPrefix("Added ") {
                    added[movie.title] = Movie(
                        rating: movie.rating?.description, tags: movie.tags, viewings: movie.viewings.count,
                        isOnWatchlist: movie.isOnWatchlist)
                } else if movie.title.hasPrefix("File ") {
                    imported[String(movie.title.dropFirst(5).prefix { $0 != "," }), default: 0] += 1
                } else {
                    sample += 1
                }
            }
        }

        var count: Int { sample + added.count + imported.values.reduce(0, +) }
    }

    enum Change {
        /// A change to a state. The name of its undo step contains the string.
        case to(State, String)
        case undo
        case redo
    }

    private var states: [State]
    /// For each undo step, text that its name contains.
    private var steps: [String] = []
    private var place = 0

    init(_ state: State) {
        states = [state]
    }

    var current: State { states[place] }
    var canUndo: Bool { place > 0 }
    var canRedo: Bool { place + 1 < states.count }

    /// Whether the state and the catalog's undo and redo steps are the expected ones.
    func fits(_ catalog: Catalog, _ state: State) throws -> Bool {
        func fits(_ step: UndoStep?, _ text: String?) -> Bool {
            text.map { step?.name.contains($0) == true } ?? (step == nil)
        }
        return try current == state && fits(catalog.steps.undoable, canUndo ? steps[place - 1] : nil)
            && fits(catalog.steps.redoable, canRedo ? steps[place] : nil)
    }

    mutating func make(_ change: Change) {
        switch change {
        case .to(let state, let step):
            states.removeSubrange((place + 1)...)
            steps.removeSubrange(place...)
            states.append(state)
            steps.append(step)
            place += 1
        case .undo: place -= 1
        case .redo: place += 1
        }
    }

    func after(_ change: Change) -> CatalogHistory {
        var history = self
        history.make(change)
        return history
    }
}
