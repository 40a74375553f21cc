import Testing

@testable import CleanSwiftMovies

@Suite("Clean Swift, the movies' pages")
struct CleanSwiftMoviesTests {
    @Test("a pick, alone: the list's interactor hands on the movie")
    func interactor() {
        let interactor = MovieListInteractor(presenter: MovieListPresenter())
        interactor.selectMovie(MovieList.SelectMovie.Request(index: 2))
        #expect((interactor as any MovieListDataStore).movie?.title == "Playtime")
    }
}
