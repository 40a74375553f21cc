/// A screen as a value, with the data it shows.
enum Route: Equatable {
    case detail(Movie)
}

/// Everything the user can do.
enum Action {
    case select(Movie)
    case goBack(to: [Route])
}

/// Everything the program shows: the movies and the screens on top of their list.
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
