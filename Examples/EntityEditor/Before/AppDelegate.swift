import Usher
import UsherStoryboards

/// Draws the storyboard, shows the menu and the list; every screen belongs to it, and a copy of the people ends up here.
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

    private var storyboard: Storyboard {
        var storyboard = Storyboard("Main")
        storyboard.scene("Detail") { [navigator] in PersonDetailScreen(storyboard: $0, navigator: navigator) }
        storyboard.scene("Editor") { _ in PersonEditorScreen() }
        storyboard.connect("ShowDetail", to: "Detail")
        storyboard.connect("EditProperty", to: "Editor")
        return storyboard
    }
}

extension AppDelegate: MenuScreenDelegate {
    func menuScreenDidSelectPeople(_ screen: MenuScreen) {
        let list = PersonListScreen(archive: archive, storyboard: storyboard, navigator: navigator)
        list.people = people
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
