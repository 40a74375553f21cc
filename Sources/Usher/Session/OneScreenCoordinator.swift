/// The root of a program of one screen.
package final class OneScreenCoordinator: Coordinator {
    private let screen: any Screen
    private let navigator: Navigator
    private let limit: Duration?
    private let pastLimit: () -> Void

    package init(
        _ screen: any Screen, navigator: Navigator, limit: Duration? = nil,
        pastLimit: @escaping () -> Void = {}
    ) {
        self.screen = screen
        self.navigator = navigator
        self.limit = limit
        self.pastLimit = pastLimit
    }

    package func start() {
        navigator.push(screen, for: self)
        if let limit { navigator.after(limit, for: self, pastLimit) }
    }
}
