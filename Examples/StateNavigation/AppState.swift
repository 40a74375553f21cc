/// A screen as a value: which one, and what it shows.
enum Route: Equatable {
    case detail(Movie)
}

/// What a person can do.
enum Action {
    case select(Movie)
    case goBack(to: [Route])
}

/// All that the program shows: the movies, and what stands on top of their list.
struct AppState: Equatable {
    var movies = Movie.all
    var path: [Route] = []
    var lastSeen: Movie?

    /// The one place that decides what an action leads to.
    mutating func reduce(_ action: Action) {
        switch action {
        case .select(let movie):
            path.append(.detail(movie))
        case .goBack(let rest):
            if case .detail(let movie)? = path.dropFirst(rest.count).first { lastSeen = movie }
            path = rest
        }
    }
}
