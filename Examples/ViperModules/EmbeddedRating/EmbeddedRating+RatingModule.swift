import UsherStoryboards

extension EmbeddedRating {
    /// The way into the module of a rating; it can be talked to for as long as it is shown.
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
