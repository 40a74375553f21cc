import EntityEditorShared
import Usher

/// Has the people, and hears what was picked among them.
protocol ListScreenDelegate: AnyObject {
    /// The people; nothing while they are loaded.
    var people: [Person]? { get }
    func listScreen(_ screen: ListScreen, didSelect person: Person)
}

/// The list, which is there before the people are.
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
