/// Business, for the presenter.
protocol MovieListInteractorInput: AnyObject {
    var lastSeen: Movie? { get set }
    func movies() -> [Movie]
}

/// The business of the list: which movies there are, and which was seen last.
final class MovieListInteractor: MovieListInteractorInput {
    var lastSeen: Movie?

    func movies() -> [Movie] { Movie.all }
}
