import Usher
import UsherStoryboards

extension ViewPrepare {
    /// Performs the segue from its view, with the film as the sender.
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
            try navigator.perform(storyboard.segue("ShowDetail", from: view, sender: film))
        }
    }
}
