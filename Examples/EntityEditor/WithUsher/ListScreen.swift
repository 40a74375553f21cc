import EntityEditorShared
import Usher

/// Provides the people and is notified when a person is picked.
protocol ListScreenDelegate: AnyObject {
    /// The people, or nil while they're loading.
    var people: [Person]? { get }
    func listScreen(_ screen: ListScreen, didSelect person: Person)
}

/// The list of people. Also shown while they're loading.
final class ListScreen: Screen {
    weak var delegate: (any ListScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Directors")
        guard let people = delegate?.people else { return page.text("Loading…") }
        for person in people {
            page.item("\(person.name) (\(person.birthYear))") { [self] in
                delegate?.listScreen(self, didSelect: person)
            }
        }
    }
}
