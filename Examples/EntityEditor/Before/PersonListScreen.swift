import Usher
import UsherStoryboards

/// Hears what has become of the people.
protocol PersonListScreenDelegate: AnyObject {
    func personListScreen(_ screen: PersonListScreen, didChange people: [Person])
}

/// The list, which loads its own copy of the people, opens the detail, and takes over what was changed there.
final class PersonListScreen: Screen {
    weak var delegate: (any PersonListScreenDelegate)?
    var people: [Person]?
    private var selectedIndex = 0
    private let archive: PersonArchive
    private let storyboard: Storyboard
    private let navigator: Navigator

    init(archive: PersonArchive, storyboard: Storyboard, navigator: Navigator) {
        self.archive = archive
        self.storyboard = storyboard
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
        for (index, person) in people.enumerated() {
            page.item("\(person.name) (\(person.birthYear))") { [self] in
                selectedIndex = index
                try navigator.perform(storyboard.segue("ShowDetail", from: self))
            }
        }
    }
}

extension PersonListScreen: SeguePreparing {
    func prepare(for segue: Segue, sender: Any?) throws {
        let detail = try segue.destination(as: PersonDetailScreen.self)
        detail.person = people?[selectedIndex]
        detail.delegate = self
    }
}

extension PersonListScreen: PersonDetailScreenDelegate {
    func personDetailScreen(_ screen: PersonDetailScreen, didChange person: Person) {
        guard var people, let index = people.firstIndex(where: { $0.id == person.id }) else { return }
        people[index] = person
        self.people = people
        delegate?.personListScreen(self, didChange: people)
    }
}
