import EntityEditorShared
import Usher

/// Presents the list of people. The only coordinator that Usher knows, so it owns every screen.
final class AppCoordinator: Coordinator {
    let sceneController: NavigationController
    private(set) lazy var archive = PersonArchive(navigator: navigator, owner: self)
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
        sceneController = NavigationController(navigator: navigator)
        sceneController.window = self
    }

    func start() {
        let menu = MenuScreen()
        menu.delegate = self
        navigator.push(menu, for: self)
    }
}

extension AppCoordinator: MenuScreenDelegate {
    func menuScreenDidSelectPeople(_ screen: MenuScreen) {
        PeopleCoordinator(parent: self).start()
    }
}
