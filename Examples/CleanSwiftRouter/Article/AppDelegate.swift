import Usher
import UsherStoryboards

/// Builds the storyboard and shows its first scene. Owns every screen.
final class AppDelegate: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        var storyboard = Storyboard("Main")
        storyboard.scene("Home") { [navigator] in HomeScreen(storyboard: $0, navigator: navigator) }
        storyboard.scene("Detail") { [navigator] in DetailScreen(storyboard: $0, navigator: navigator) }
        storyboard.scene("About") { _ in AboutScreen() }
        storyboard.connect("Detail", to: "Detail")
        storyboard.connect("About", to: "About")
        if let home = try? storyboard.makeScreen("Home") { navigator.push(home, for: self) }
    }
}
