import Usher

/// Makes the presenter and the first coordinator, and starts it; to the session, every screen is its own.
final class AppDelegate: Usher.Coordinator {
    private let coordinator: AppCoordinator

    init(navigator: Navigator) {
        let presenter = NavigationController(navigator: navigator)
        coordinator = AppCoordinator(presenter: presenter)
        presenter.window = self
    }

    func start() {
        coordinator.start()
    }
}
