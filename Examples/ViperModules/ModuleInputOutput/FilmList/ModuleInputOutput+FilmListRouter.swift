import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// Configures the film's module through its input, and shows it.
    final class FilmListRouter: FilmListRouterInput {
        weak var transitionHandler: (any Screen)?
        private let storyboard: Storyboard
        private let navigator: Navigator

        init(storyboard: Storyboard, navigator: Navigator) {
            self.storyboard = storyboard
            self.navigator = navigator
        }

        func openDetail(
            of film: Film, stars: Int, output: any FilmDetailModuleOutput
        ) throws {
            guard let transitionHandler else { return }
            let segue = try storyboard.segue("ShowDetail", from: transitionHandler)
            let detail = try segue.moduleInput(as: (any FilmDetailModuleInput).self)
            detail.output = output
            try detail.configure(film: film, stars: stars)
            try navigator.perform(segue)
        }
    }
}
