import Usher

/// Hears what has become of the people.
protocol PeopleCoordinatorDelegate: AnyObject {
    func peopleCoordinator(_ coordinator: PeopleCoordinator, didStopWith people: [Person]?)
}

/// Owns the people, and the scene that shows them: the list, one person, the editor.
final class PeopleCoordinator: Coordinator {
    weak var delegate: (any PeopleCoordinatorDelegate)?
    private var people: [Person]? { didSet { list.people = people } }
    private let archive: PersonArchive
    private let navigator: Navigator
    private let list = PersonListScreen()
    private weak var detail: PersonDetailScreen?

    init(people: [Person]?, archive: PersonArchive, navigator: Navigator) {
        self.people = people
        self.archive = archive
        self.navigator = navigator
    }

    func start() {
        list.delegate = self
        list.people = people
        navigator.present(list, for: self)
        if people == nil { load() }
    }

    func stop() {
        navigator.dismiss(list)
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
}

extension PeopleCoordinator: PersonListScreenDelegate {
    func personListScreen(_ screen: PersonListScreen, didSelect person: Person) {
        let detail = PersonDetailScreen(person: person)
        detail.delegate = self
        self.detail = detail
        navigator.push(detail, for: self)
    }
}

extension PeopleCoordinator: PersonDetailScreenDelegate {
    func personDetailScreenDidSelectEdit(_ screen: PersonDetailScreen) {
        let editor = PersonEditorScreen(person: screen.person)
        editor.delegate = self
        navigator.push(editor, for: self)
    }
}

extension PeopleCoordinator: PersonEditorScreenDelegate {
    func personEditorScreen(_ screen: PersonEditorScreen, didChange person: Person) {
        guard let index = people?.firstIndex(where: { $0.id == person.id }) else { return }
        people?[index] = person
        detail?.person = person
        screen.person = person
    }

    func personEditorScreenDidFinish(_ screen: PersonEditorScreen) {
        navigator.pop(to: list)
    }
}
