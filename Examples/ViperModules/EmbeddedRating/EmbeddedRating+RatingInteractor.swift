extension EmbeddedRating {
    /// Business of a movie, for its presenter.
    protocol RatingInteractorInput: AnyObject {
        func stars(of movie: Movie) -> Int
        func rate(_ movie: Movie, stars: Int)
    }

    /// The business of the rated movie: how many stars it has.
    final class RatingInteractor: RatingInteractorInput {
        private var stars: [String: Int] = [:]

        func stars(of movie: Movie) -> Int { stars[movie.title] ?? 0 }

        func rate(_ movie: Movie, stars: Int) {
            self.stars[movie.title] = stars
        }
    }
}
