import UsherStoryboards

extension EmbeddedRating {
    /// The input of a rating's module. Valid while the module is shown.
    protocol RatingModuleInput: ModuleInput {
        var output: (any RatingModuleOutput)? { get set }
        func configure(stars: Int)
        func clear()
    }

    /// The output of a rating's module.
    protocol RatingModuleOutput: ModuleOutput {
        func ratingModule(_ module: any RatingModuleInput, didRate stars: Int)
    }
}
