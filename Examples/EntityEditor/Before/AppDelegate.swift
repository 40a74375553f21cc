import EntityEditorShared
import Usher
import UsherStoryboards

/// Builds the storyboard and shows the menu and the list. Owns every screen.
final class AppDelegate: Coordinator {
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

extension AppDelegate: MenuScreenDelegate {
    func menuScreenDidSelectPeople(_ screen: MenuScreen) {
        var storyboard = Storyboard("Main")
        storyboard.scene("Details") { [navigator] in DetailsScreen(storyboard: $0, navigator: navigator) }
        storyboard.scene("Editor") { _ in EditorScreen() }
        storyboard.connect("ShowDetails", to: "Details")
        storyboard.connect("EditProperty", to: "Editor")
        let list = ListScreen(archive: archive, storyboard: storyboard, navigator: navigator)
        navigator.present(list, for: self)
        list.load()
    }
}
