extension EmbeddedRating {
    /// Opens the rating, within the film's page or after it, and returns its input.
    final class RatedFilmRouter: RatedFilmRouterInput {
        weak var transitionHandler: (any ModuleInputOutput.TransitionHandler)?

        func openRating(
            usingSegue identifier: String, stars: Int, output: any RatingModuleOutput
        ) throws -> (any RatingModuleInput)? {
            try transitionHandler?.openModule(usingSegue: identifier) { (rating: any RatingModuleInput) in
                rating.output = output
                rating.configure(stars: stars)
            }
        }
    }
}
