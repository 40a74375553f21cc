import Usher
import UsherStoryboards

/// Draws the storyboard and shows its first scene; every screen belongs to it.
final class AppDelegate: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        var storyboard = Storyboard("Main")
        storyboard.scene("Detail") { _ in DetailScreen() }
        storyboard.connect("Detail", to: "Detail")
        storyboard.connect("Trailer", to: "Detail")
        navigator.push(HomeScreen(storyboard: storyboard, navigator: navigator), for: self)
    }
}
