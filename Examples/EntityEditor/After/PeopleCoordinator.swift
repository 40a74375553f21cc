import EntityEditorShared

/// Mediates between the people and the screens that list, show and edit them.
final class PeopleCoordinator: EditorScreenDelegate {
    let sceneController: NavigationController
    let parent: AppCoordinator
    var data: [Person] = []
    var selectedEntity: Person?
    var selectedProperty = PersonProperty.name

    init(parent: AppCoordinator) {
        sceneController = NavigationController(navigator: parent.sceneController.navigator)
        self.parent = parent
    }

    func start() {
        let list = listScreen()
        sceneController.push(list)
        parent.sceneController.present(sceneController)
        parent.archive.loadData { [self] newData in
            data = newData
            list.update(using: newData)
        }
    }

    func stop() {
        parent.sceneController.dismiss()
    }

    func listScreen() -> ListScreen {
        let screen = ListScreen()
        screen.coordinator = self
        return screen
    }

    func presentDetails(of entity: Person) {
        selectedEntity = entity
        let details = detailsScreen()
        details.data = entity
        sceneController.push(details)
    }

    func editProperty() {
        guard let entity = selectedEntity else { return }
        let editor = editorScreen()
        editor.value = entity[selectedProperty]
        editor.delegate = self
        sceneController.push(editor)
    }

    func editorScreen(_ sender: EditorScreen, didChangeValue newValue: String) throws {
        guard let entity = selectedEntity else { return }
        try entity.set(selectedProperty, to: newValue)
        if let details = presentedDetailsScreen() { details.update(using: entity) }
        if let list = presentedListScreen() { list.update(using: data) }
        sceneController.pop()
    }

    func goToList() {
        sceneController.popToRoot()
    }
}

// Methods that the article's code calls but doesn't show
extension PeopleCoordinator {
    private func detailsScreen() -> DetailsScreen {
        let screen = DetailsScreen()
        screen.coordinator = self
        return screen
    }

    private func editorScreen() -> EditorScreen {
        let screen = EditorScreen()
        screen.property = selectedProperty
        return screen
    }

    private func presentedDetailsScreen() -> DetailsScreen? {
        sceneController.screens.lazy.compactMap { $0 as? DetailsScreen }.last
    }

    private func presentedListScreen() -> ListScreen? {
        sceneController.screens.lazy.compactMap { $0 as? ListScreen }.last
    }

    func editorScreenDidSelectList(_ sender: EditorScreen) {
        goToList()
    }
}
