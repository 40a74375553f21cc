import Usher
import UsherStoryboards

extension ConfigurationBlock {
    /// Performs the segue with a block that sets the film on the next module's view.
    final class FilmListRouter: FilmListRouterInput {
        weak var view: FilmListScreen?
        private let storyboard: Storyboard
        private let navigator: Navigator

        init(storyboard: Storyboard, navigator: Navigator) {
            self.storyboard = storyboard
            self.navigator = navigator
        }

        func openDetail(of film: Film) throws {
            guard let view else { return }
            let block: Block = { destination in
                guard let detail = destination as? FilmDetailScreen else {
                    throw Refusal("\(type(of: destination)) takes no film.")
                }
                detail.film = film
            }
            try navigator.perform(storyboard.segue("ShowDetail", from: view, sender: block))
        }
    }
}
