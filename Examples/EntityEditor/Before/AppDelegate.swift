import Usher

/// Shows the menu and the list; every screen belongs to it, and a copy of the people ends up here.
final class AppDelegate: Coordinator {
    private var people: [Person]?
    private let archive = PersonArchive()
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

extension AppDelegate: MenuScreenDelegate {
    func menuScreenDidSelectPeople(_ screen: MenuScreen) {
        let list = PersonListScreen(people: people, archive: archive, navigator: navigator)
        list.delegate = self
        navigator.present(list, for: self)
        list.load()
    }
}

extension AppDelegate: PersonListScreenDelegate {
    func personListScreen(_ screen: PersonListScreen, didChange people: [Person]) {
        self.people = people
    }
}
