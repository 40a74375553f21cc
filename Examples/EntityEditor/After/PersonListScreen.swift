import Usher

/// Hears what was picked in the list.
protocol PersonListScreenDelegate: AnyObject {
    func personListScreen(_ screen: PersonListScreen, didSelect person: Person)
}

/// The list, which is there before the people are.
final class PersonListScreen: Screen {
    weak var delegate: (any PersonListScreenDelegate)?
    var people: [Person]?

    func draw(on page: inout Page) {
        page.title("Directors")
        guard let people else { return page.text("Loading…") }
        for person in people {
            page.item("\(person.name) (\(person.birthYear))") { [self] in
                delegate?.personListScreen(self, didSelect: person)
            }
        }
    }
}
