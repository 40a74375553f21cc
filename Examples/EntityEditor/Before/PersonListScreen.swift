import Usher
import UsherStoryboards

/// Hears what has become of the people.
protocol PersonListScreenDelegate: AnyObject {
    func personListScreen(_ screen: PersonListScreen, didChange people: [Person])
}

/// The list, which loads its own copy of the people, opens the detail, and takes over what was changed there.
final class PersonListScreen: Screen {
    weak var delegate: (any PersonListScreenDelegate)?
    private var people: [Person]?
    private let archive: PersonArchive
    private let navigator: Navigator

    init(people: [Person]?, archive: PersonArchive, navigator: Navigator) {
        self.people = people
        self.archive = archive
        self.navigator = navigator
    }

    /// Loads the people, once the list is shown.
    func load() {
        guard people == nil, let owner = navigator.stack.parent(of: self) else { return }
        navigator.work(for: owner) { [self] work in
            do {
                let loaded = try work.wait { [archive] in await archive.people() }
                people = loaded
                delegate?.personListScreen(self, didChange: loaded)
            } catch {
                navigator.dismiss(self)
                throw error
            }
        }
    }

    func draw(on page: inout Page) {
        page.title("Directors")
        guard let people else { return page.text("Loading…") }
        for person in people {
            page.item("\(person.name) (\(person.birthYear))") { [self] in
                let detail = PersonDetailScreen(person: person, navigator: navigator)
                detail.delegate = self
                navigator.push(detail, from: self)
            }
        }
    }
}

extension PersonListScreen: PersonDetailScreenDelegate {
    func personDetailScreen(_ screen: PersonDetailScreen, didChange person: Person) {
        guard var people, let index = people.firstIndex(where: { $0.id == person.id }) else { return }
        people[index] = person
        self.people = people
        delegate?.personListScreen(self, didChange: people)
    }

    func personDetailScreenDidFinish(_ screen: PersonDetailScreen) {
        navigator.pop(to: self)
    }
}
