extension ModuleInputOutput {
    /// Shows the rating, and says how it changes.
    final class RatingPresenter: RatingModuleInput, RatingScreenOutput {
        weak var view: (any RatingScreenInput)?
        weak var output: (any RatingModuleOutput)?
        private let interactor: any RatingInteractorInput

        init(interactor: any RatingInteractorInput) {
            self.interactor = interactor
        }

        func configure(stars: Int) {
            interactor.stars = stars
        }

        func clear() {
            didRate(0)
        }

        func viewIsReady() {
            view?.show(stars: interactor.stars)
        }

        func didRate(_ stars: Int) {
            interactor.stars = stars
            output?.ratingModule(self, didRate: stars)
        }
    }
}
