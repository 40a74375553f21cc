import Usher

/// Shows the first scene. Owns every screen.
final class AppDelegate: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.push(MovieListScreen(navigator: navigator), for: self)
    }
}
