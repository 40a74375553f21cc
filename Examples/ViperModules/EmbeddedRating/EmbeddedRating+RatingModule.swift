import UsherStoryboards

extension EmbeddedRating {
    /// What an opener can tell the rating module. Valid while the module is shown.
    protocol RatingModuleInput: ModuleInput {
        var output: (any RatingModuleOutput)? { get set }
        func configure(stars: Int)
        func clear()
    }

    /// What the rating module tells its opener.
    protocol RatingModuleOutput: ModuleOutput {
        func ratingModule(_ module: any RatingModuleInput, didRate stars: Int)
    }
}
