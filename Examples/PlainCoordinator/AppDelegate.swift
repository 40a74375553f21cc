import Usher

/// Starts the first coordinator. As the only one that Usher knows, this class owns every screen.
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
