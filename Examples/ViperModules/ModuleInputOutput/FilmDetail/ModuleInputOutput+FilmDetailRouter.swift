import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// Embeds the rating, and leads across storyboards.
    final class FilmDetailRouter: FilmDetailRouterInput {
        weak var transitionHandler: (any ModuleEmbedding)?
        private let storyboard: Storyboard
        private let navigator: Navigator

        init(storyboard: Storyboard, navigator: Navigator) {
            self.storyboard = storyboard
            self.navigator = navigator
        }

        func embedRating(
            stars: Int, output: any RatingModuleOutput
        ) throws -> (any RatingModuleInput)? {
            guard let transitionHandler else { return nil }
            let segue = try storyboard.segue("EmbedRating", from: transitionHandler)
            let rating = try segue.moduleInput(as: (any RatingModuleInput).self)
            rating.output = output
            rating.configure(stars: stars)
            transitionHandler.embed(segue.destination)
            return rating
        }

        func openDirector(_ name: String) throws {
            guard let transitionHandler else { return }
            let segue = try storyboard.segue("ShowDirector", from: transitionHandler)
            try segue.moduleInput(as: (any DirectorModuleInput).self).configure(name: name)
            try navigator.perform(segue)
        }

        func openStudio() throws {
            guard let transitionHandler else { return }
            try navigator.perform(storyboard.segue("ShowStudio", from: transitionHandler))
        }
    }
}
