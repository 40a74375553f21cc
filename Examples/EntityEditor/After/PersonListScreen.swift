import Usher

/// Has the people, and hears what was picked among them.
protocol PersonListScreenDelegate: AnyObject {
    /// The people; nothing while they are loaded.
    var people: [Person]? { get }
    func personListScreen(_ screen: PersonListScreen, didSelect person: Person)
}

/// The list, which is there before the people are.
final class PersonListScreen: Screen {
    weak var delegate: (any PersonListScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Directors")
        guard let people = delegate?.people else { return page.text("Loading…") }
        for person in people {
            page.item("\(person.name) (\(person.birthYear))") { [self] in
                delegate?.personListScreen(self, didSelect: person)
            }
        }
    }
}
