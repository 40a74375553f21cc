extension EmbeddedRating {
    /// What the film's presenter asks of the business.
    protocol RatingInteractorInput: AnyObject {
        func stars(of film: Film) -> Int
        func rate(_ film: Film, stars: Int)
    }

    /// The business of the rated film: how many stars it has.
    final class RatingInteractor: RatingInteractorInput {
        private var stars: [String: Int] = [:]

        func stars(of film: Film) -> Int { stars[film.title] ?? 0 }

        func rate(_ film: Film, stars: Int) {
            self.stars[film.title] = stars
        }
    }
}
