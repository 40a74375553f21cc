import EntityEditorShared
import Usher

/// Provides the person and handles the choices on the page.
protocol DetailsScreenDelegate: AnyObject {
    var selectedPerson: Person? { get }
    func detailsScreen(_ screen: DetailsScreen, didSelect property: PersonProperty)
    func detailsScreenDidSelectList(_ screen: DetailsScreen)
}

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
