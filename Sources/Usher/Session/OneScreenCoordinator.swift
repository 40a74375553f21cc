/// The root of a program of one screen.
package final class OneScreenCoordinator: Coordinator {
    private let screen: any Screen
    private let navigator: Navigator

    package init(_ screen: any Screen, navigator: Navigator) {
        self.screen = screen
        self.navigator = navigator
    }

    package func start() {
        navigator.push(screen, for: self)
    }
}
