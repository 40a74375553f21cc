import Usher
import UsherStoryboards

/// A substitute for a storyboard's view controller, which performs segues.
protocol SegueView: Screen {
    var storyboard: Storyboard { get }
    var navigator: Navigator { get }
}

extension SegueView {
    func performSegue(withIdentifier identifier: String, sender: Any?) throws {
        try navigator.perform(storyboard.segue(identifier, from: self, sender: sender))
    }
}

/// The list's view when a storyboard creates it.
class MovieListSegueView: MovieListView, SegueView {
    let storyboard: Storyboard
    let navigator: Navigator

    init(output: any MovieListViewOutput, storyboard: Storyboard, navigator: Navigator) {
        self.storyboard = storyboard
        self.navigator = navigator
        super.init(output: output)
    }
}
