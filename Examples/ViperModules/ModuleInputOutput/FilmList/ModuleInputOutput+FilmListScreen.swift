import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// Opens modules for its router.
    final class FilmListScreen: FilmListView, TransitionView {
        let storyboard: Storyboard
        let navigator: Navigator

        init(output: any FilmListViewOutput, storyboard: Storyboard, navigator: Navigator) {
            self.storyboard = storyboard
            self.navigator = navigator
            super.init(output: output)
        }
    }
}
