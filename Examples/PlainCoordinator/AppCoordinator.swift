import Usher

/// The first coordinator, which notices for all of them that the person has gone back.
final class AppCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    private let list: MovieListCoordinator
    private let navigationController: NavigationController

    init(navigationController: NavigationController) {
        list = MovieListCoordinator(movies: Movie.all, navigationController: navigationController)
        self.navigationController = navigationController
    }

    var firstScreen: any Screen { list.firstScreen }

    func start() {
        navigationController.delegate = self
        childCoordinators.append(list)
        list.start()
    }
}

extension AppCoordinator: NavigationControllerDelegate {
    func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
        forgetChildren(notIn: controller.screens)
    }
}
