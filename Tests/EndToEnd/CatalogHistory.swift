import MovieCatalog

/// What a catalog should hold, with the states before, to which a person can go back, and those taken back.
struct CatalogHistory {
    /// What a person has said of a film.
    struct Film: Equatable {
        var rating: String?
        var tags: [String] = []
        var viewings = 0
        var isOnWatchlist = false
    }

    /// The sample's films, those that were added, and how many of each file.
    struct State: Equatable {
        var sample = 261
        var added: [String: Film] = [:]
        var imported: [String: Int] = [:]

        init(sample: Int = 261) {
            self.sample = sample
        }

        init(of catalog: Catalog) throws {
            sample = 0
            for film in try catalog.movies(of: MovieQuery(), in: 0 ..< .max) {
                if film.title.hasPrefix("Added ") {
                    added[film.title] = Film(
                        rating: film.rating?.description, tags: film.tags, viewings: film.viewings.count,
                        isOnWatchlist: film.isOnWatchlist)
                } else if film.title.hasPrefix("File ") {
                    imported[String(film.title.dropFirst(5).prefix { $0 != "," }), default: 0] += 1
                } else {
                    sample += 1
                }
            }
        }

        var count: Int { sample + added.count + imported.values.reduce(0, +) }
    }

    /// What an answer does.
    enum Change {
        case to(State)
        case undo
        case redo
    }

    private var states: [State]
    private var place = 0

    init(_ states: State...) {
        self.states = states
        place = states.count - 1
    }

    var current: State { states[place] }
    var canUndo: Bool { place > 0 }
    var canRedo: Bool { place + 1 < states.count }

    mutating func make(_ change: Change) {
        switch change {
        case .to(let state):
            states.removeSubrange((place + 1)...)
            states.append(state)
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
