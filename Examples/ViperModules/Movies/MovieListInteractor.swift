/// The presenter's interface to the interactor.
protocol MovieListInteractorInput: AnyObject {
    var lastSeen: Movie? { get set }
    func movies() -> [Movie]
}

/// Provides the movies and remembers the last one seen.
final class MovieListInteractor: MovieListInteractorInput {
    var lastSeen: Movie?

    func movies() -> [Movie] { Movie.all }
}
