extension EmbeddedRating {
    /// Shows the rating and reports changes.
    final class RatingPresenter: RatingModuleInput, RatingScreenOutput {
        weak var view: (any RatingScreenInput)?
        weak var output: (any RatingModuleOutput)?
        private var stars = 0

        func configure(stars: Int) {
            self.stars = stars
        }

        func clear() {
            didRate(0)
        }

        func viewIsReady() {
            view?.show(stars: stars)
        }

        func didRate(_ stars: Int) {
            self.stars = stars
            output?.ratingModule(self, didRate: stars)
        }
    }
}
