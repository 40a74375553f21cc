import Usher

/// Has the person, and hears what was asked for.
protocol PersonDetailScreenDelegate: AnyObject {
    var selectedPerson: Person? { get }
    func personDetailScreen(_ screen: PersonDetailScreen, didSelect property: PersonProperty)
    func personDetailScreenDidSelectList(_ screen: PersonDetailScreen)
}

/// One person.
final class PersonDetailScreen: Screen {
    weak var delegate: (any PersonDetailScreenDelegate)?

    func draw(on page: inout Page) {
        guard let person = delegate?.selectedPerson else { return page.title("Nobody") }
        page.title(person.name)
        for property in PersonProperty.allCases {
            page.item("\(property.rawValue): \(person[property])") { [self] in
                delegate?.personDetailScreen(self, didSelect: property)
            }
        }
        page.command("l", "list") { [self] in delegate?.personDetailScreenDidSelectList(self) }
    }
}
