extension EmbeddedRating {
    /// Opens the rating, in the movie's page or as a separate page, and returns its input.
    final class RatedMovieRouter: RatedMovieRouterInput {
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
