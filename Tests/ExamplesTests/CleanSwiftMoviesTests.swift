import Testing

@testable import CleanSwiftMovies

@Suite("Clean Swift, movie pages")
struct CleanSwiftMoviesTests {
    @Test("The list's interactor stores the picked movie")
    func interactor() {
        let interactor = MovieListInteractor(presenter: MovieListPresenter())
        interactor.selectMovie(MovieList.SelectMovie.Request(index: 2))
        #expect((interactor as any MovieListDataStore).movie?.title == "Playtime")
    }
}
