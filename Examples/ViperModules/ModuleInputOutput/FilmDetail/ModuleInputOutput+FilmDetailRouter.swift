import UsherStoryboards

extension ModuleInputOutput {
    /// Embeds the rating, and leads across storyboards.
    final class FilmDetailRouter: FilmDetailRouterInput {
        weak var transitionHandler: (any TransitionHandler)?

        func embedRating(
            stars: Int, output: any RatingModuleOutput
        ) throws -> (any RatingModuleInput)? {
            try transitionHandler?.openModule(usingSegue: "EmbedRating") { (rating: any RatingModuleInput) in
                rating.output = output
                rating.configure(stars: stars)
            }
        }

        func openDirector(_ name: String) throws {
            try transitionHandler?.openModule(usingSegue: "ShowDirector") {
                (director: any DirectorModuleInput) in
                director.configure(name: name)
            }
        }

        func openStudio() throws {
            try transitionHandler?.openModule(usingSegue: "ShowStudio") { (_: any ModuleInput) in }
        }
    }
}
