import Usher

/// Hears what has become of the people.
protocol PeopleCoordinatorDelegate: AnyObject {
    func peopleCoordinator(_ coordinator: PeopleCoordinator, didStopWith people: [Person]?)
}

/// Owns the people, which of them is selected, and the scene that shows them: the list, one person, the editor.
final class PeopleCoordinator: Coordinator {
    weak var delegate: (any PeopleCoordinatorDelegate)?
    private(set) var people: [Person]?
    private var selectedID: Person.ID?
    private var selectedProperty = PersonProperty.name
    private let archive: PersonArchive
    private let navigator: Navigator

    init(people: [Person]?, archive: PersonArchive, navigator: Navigator) {
        self.people = people
        self.archive = archive
        self.navigator = navigator
    }

    func start() {
        let list = PersonListScreen()
        list.delegate = self
        navigator.present(list, for: self)
        if people == nil { load() }
    }

    /// Hands the people to the delegate; the scene has left by then.
    func stop() {
        delegate?.peopleCoordinator(self, didStopWith: people)
    }

    private func load() {
        navigator.work(for: self) { [self] work in
            do {
                people = try work.wait { [archive] in await archive.people() }
            } catch {
                navigator.stop(self)
                throw error
            }
        }
    }

    private func goToList() {
        navigator.popToRoot()
    }
}

extension PeopleCoordinator: PersonListScreenDelegate {
    func personListScreen(_ screen: PersonListScreen, didSelect person: Person) {
        selectedID = person.id
        let detail = PersonDetailScreen()
        detail.delegate = self
        navigator.push(detail, for: self)
    }
}

extension PeopleCoordinator: PersonDetailScreenDelegate {
    var selectedPerson: Person? { people?.first { $0.id == selectedID } }

    func personDetailScreen(_ screen: PersonDetailScreen, didSelect property: PersonProperty) {
        guard let selectedPerson else { return }
        selectedProperty = property
        let editor = PersonEditorScreen(property: property, value: selectedPerson[property])
        editor.delegate = self
        navigator.push(editor, for: self)
    }

    func personDetailScreenDidSelectList(_ screen: PersonDetailScreen) {
        goToList()
    }
}

extension PeopleCoordinator: PersonEditorScreenDelegate {
    func personEditorScreen(_ screen: PersonEditorScreen, didChangeValue newValue: String) throws {
        guard let index = people?.firstIndex(where: { $0.id == selectedID }) else { return }
        try people?[index].set(selectedProperty, to: newValue)
        navigator.pop()
    }

    func personEditorScreenDidKeepValue(_ screen: PersonEditorScreen) {
        navigator.pop()
    }

    func personEditorScreenDidSelectList(_ screen: PersonEditorScreen) {
        goToList()
    }
}
