import UsherStoryboards

extension EmbeddedRating {
    /// The opener's messages to the rating module. Valid while the module is shown.
    protocol RatingModuleInput: ModuleInput {
        var output: (any RatingModuleOutput)? { get set }
        func configure(stars: Int)
        func clear()
    }

    /// The rating module's messages to its opener.
    protocol RatingModuleOutput: ModuleOutput {
        func ratingModule(_ module: any RatingModuleInput, didRate stars: Int)
    }
}
