import Usher

/// Keeps the window's navigation controller and the first coordinator; to the session, every screen is its own.
final class AppDelegate: Usher.Coordinator {
    private let appCoordinator: AppCoordinator

    init(navigator: Navigator) {
        let navigationController = NavigationController(navigator: navigator)
        appCoordinator = AppCoordinator(navigationController: navigationController)
        navigationController.window = self
    }

    func start() {
        appCoordinator.start()
    }
}
