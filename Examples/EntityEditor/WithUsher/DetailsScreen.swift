import EntityEditorShared
import Usher

/// Has the person, and hears what was asked for.
protocol DetailsScreenDelegate: AnyObject {
    var selectedPerson: Person? { get }
    func detailsScreen(_ screen: DetailsScreen, didSelect property: PersonProperty)
    func detailsScreenDidSelectList(_ screen: DetailsScreen)
}

/// One person.
final class DetailsScreen: Screen {
    weak var delegate: (any DetailsScreenDelegate)?

    func draw(on page: inout Page) {
        guard let person = delegate?.selectedPerson else { return page.title("Nobody") }
        page.title(person.name)
        for property in PersonProperty.allCases {
            page.item("\(property.rawValue): \(person[property])") { [self] in
                delegate?.detailsScreen(self, didSelect: property)
            }
        }
        page.command("l", "list") { [self] in delegate?.detailsScreenDidSelectList(self) }
    }
}
