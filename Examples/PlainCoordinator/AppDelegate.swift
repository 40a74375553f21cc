import Usher

/// Creates the presenter and starts the first coordinator. To the session, it owns every screen.
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
