/// A screen as a value, with the data it shows.
enum Route: Equatable {
    case detail(Movie)
}

/// The user's actions.
enum Action {
    case select(Movie)
    case goBack(to: [Route])
}

/// The program's state: the movies, the screens on top of the list, and the movie last seen.
struct AppState: Equatable {
    var movies = Movie.all
    var path: [Route] = []
    var lastSeen: Movie?

    /// Decides, in one place, what each action leads to.
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
