extension EmbeddedRating {
    /// The presenter's interface to the interactor.
    protocol RatingInteractorInput: AnyObject {
        func stars(of movie: Movie) -> Int
        func rate(_ movie: Movie, stars: Int)
    }

    /// Holds each movie's number of stars.
    final class RatingInteractor: RatingInteractorInput {
        private var stars: [String: Int] = [:]

        func stars(of movie: Movie) -> Int { stars[movie.title] ?? 0 }

        func rate(_ movie: Movie, stars: Int) {
            self.stars[movie.title] = stars
        }
    }
}
