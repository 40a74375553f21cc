import EntityEditorShared
import Usher

/// The root flow. Lends the people to a child flow and takes them back when that flow ends.
final class AppCoordinator: Coordinator {
    private var people: [Person]?
    private lazy var archive = PersonArchive(navigator: navigator, owner: self)
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let menu = MenuScreen()
        menu.delegate = self
        navigator.push(menu, for: self)
    }
}

extension AppCoordinator: MenuScreenDelegate {
    func menuScreenDidSelectPeople(_ screen: MenuScreen) {
        let child = PeopleCoordinator(people: people.take(), archive: archive, navigator: navigator)
        child.delegate = self
        navigator.start(child, for: self)
    }
}

extension AppCoordinator: PeopleCoordinatorDelegate {
    func peopleCoordinator(_ coordinator: PeopleCoordinator, didStopWith people: [Person]?) {
        self.people = people
    }
}
