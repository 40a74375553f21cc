/// The root of a program of one screen.
final class OneScreenCoordinator: Coordinator {
    private let screen: any Screen
    private let navigator: Navigator

    init(_ screen: any Screen, navigator: Navigator) {
        self.screen = screen
        self.navigator = navigator
    }

    func start() {
        navigator.push(screen, for: self)
    }
}
