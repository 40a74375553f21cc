import Usher

struct Movie {
    let title: String
    var isSeen = false
}

// The app. Starts the list and prints the result at the end.

final class AppCoordinator: Coordinator {
    private var movies = ["The Third Man", "Seven Samurai", "Playtime"].map { Movie(title: $0) }
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let list = MovieListCoordinator(movies: movies, navigator: navigator)
        list.delegate = self
        navigator.start(list, for: self)
    }

    func stop() { navigator.say("\(movies.count { $0.isSeen }) of \(movies.count) seen.") }
}

extension AppCoordinator: MovieListCoordinatorDelegate {
    func movieListCoordinator(_ list: MovieListCoordinator, didStopWith movies: [Movie]) {
        self.movies = movies
    }
}

// The list. Starts a movie's flow and tells the app how the list's own flow ended.

protocol MovieListCoordinatorDelegate: AnyObject {
    func movieListCoordinator(_ list: MovieListCoordinator, didStopWith movies: [Movie])
}

final class MovieListCoordinator: Coordinator {
    weak var delegate: (any MovieListCoordinatorDelegate)?
    private let screen: MovieListScreen
    private let navigator: Navigator

    init(movies: [Movie], navigator: Navigator) {
        screen = MovieListScreen(movies: movies)
        self.navigator = navigator
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.movieListCoordinator(self, didStopWith: screen.movies) }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
        let detail = MovieDetailCoordinator(movie: movie, navigator: navigator)
        detail.delegate = self
        navigator.start(detail, for: self)
    }
}

extension MovieListCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(_ detail: MovieDetailCoordinator, didStopWith movie: Movie) {
        screen.movies = screen.movies.map { $0.title == movie.title ? movie : $0 }
    }
}

protocol MovieListScreenDelegate: AnyObject {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie)
}

final class MovieListScreen: Screen {
    weak var delegate: (any MovieListScreenDelegate)?
    var movies: [Movie]
    init(movies: [Movie]) { self.movies = movies }

    func draw(on page: inout Page) {
        page.title("Movies")
        for movie in movies {
            page.item(movie.isSeen ? "\(movie.title), seen" : movie.title) { [self] in
                delegate?.movieListScreen(self, didSelect: movie)
            }
        }
    }
}

// One movie. Tells the list how its flow ended.

protocol MovieDetailCoordinatorDelegate: AnyObject {
    func movieDetailCoordinator(_ detail: MovieDetailCoordinator, didStopWith movie: Movie)
}

final class MovieDetailCoordinator: Coordinator {
    weak var delegate: (any MovieDetailCoordinatorDelegate)?
    private let screen: MovieDetailScreen
    private let navigator: Navigator

    init(movie: Movie, navigator: Navigator) {
        screen = MovieDetailScreen(movie: movie)
        self.navigator = navigator
    }

    func start() { navigator.push(screen, for: self) }
    func stop() { delegate?.movieDetailCoordinator(self, didStopWith: screen.movie) }
}

final class MovieDetailScreen: Screen {
    private(set) var movie: Movie
    init(movie: Movie) { self.movie = movie }

    func draw(on page: inout Page) {
        page.title(movie.title)
        page.command("s", movie.isSeen ? "not seen" : "seen") { [self] in movie.isSeen.toggle() }
    }
}

Session.run(on: .standard, options: Session.Options(answering: [.tree])) { AppCoordinator(navigator: $0) }
    .exit()
