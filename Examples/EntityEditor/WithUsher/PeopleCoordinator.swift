import EntityEditorShared
import Usher

/// Receives the people when the flow ends.
protocol PeopleCoordinatorDelegate: AnyObject {
    func peopleCoordinator(_ coordinator: PeopleCoordinator, didStopWith people: [Person]?)
}

/// Owns the people, the selection and the screens that show them: list, details and editor.
final class PeopleCoordinator: Coordinator {
    weak var delegate: (any PeopleCoordinatorDelegate)?
    private(set) var people: [Person]?
    private(set) var selectedPerson: Person?
    private var selectedProperty = PersonProperty.name
    private let archive: PersonArchive
    private let navigator: Navigator

    init(people: [Person]?, archive: PersonArchive, navigator: Navigator) {
        self.people = people
        self.archive = archive
        self.navigator = navigator
    }

    func start() {
        let list = ListScreen()
        list.delegate = self
        navigator.present(list, for: self)
        if people == nil { load() }
    }

    /// Hands the people to the delegate, after the flow's screens are gone.
    func stop() {
        delegate?.peopleCoordinator(self, didStopWith: people)
    }

    private func load() {
        navigator.work(for: self) { [self] work in
            do {
                people = try archive.loadData(in: &work)
            } catch {
                navigator.stop(self)
                throw error
            }
        }
    }

    private func goToList() {
        navigator.popToFirst()
    }
}

extension PeopleCoordinator: ListScreenDelegate {
    func listScreen(_ screen: ListScreen, didSelect person: Person) {
        selectedPerson = person
        let details = DetailsScreen()
        details.delegate = self
        navigator.push(details, for: self)
    }
}

extension PeopleCoordinator: DetailsScreenDelegate {
    func detailsScreen(_ screen: DetailsScreen, didSelect property: PersonProperty) {
        guard let selectedPerson else { return }
        selectedProperty = property
        let editor = EditorScreen()
        editor.property = property
        editor.value = selectedPerson[property]
        editor.delegate = self
        navigator.push(editor, for: self)
    }

    func detailsScreenDidSelectList(_ screen: DetailsScreen) {
        goToList()
    }
}

extension PeopleCoordinator: EditorScreenDelegate {
    func editorScreen(_ screen: EditorScreen, didChangeValue newValue: String) throws {
        try selectedPerson?.set(selectedProperty, to: newValue)
        navigator.pop()
    }

    func editorScreenDidSelectList(_ screen: EditorScreen) {
        goToList()
    }
}
