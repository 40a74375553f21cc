import EntityEditorShared
import Usher

/// A person's page. Tells the coordinator which property to edit.
final class DetailsScreen: Screen {
    var coordinator: PeopleCoordinator?
    var data: Person?

    /// Sets the person to show. Needs no reload, since the page is drawn each time it's shown.
    func update(using data: Person) {
        self.data = data
    }

    func draw(on page: inout Page) {
        guard let data else { return page.title("Nobody") }
        page.title(data.name)
        for property in PersonProperty.allCases {
            page.item("\(property.rawValue): \(data[property])") { [self] in fieldTapped(property) }
        }
        page.command("l", "list") { [self] in coordinator?.goToList() }
    }

    private func fieldTapped(_ property: PersonProperty) {
        coordinator?.selectedProperty = property
        coordinator?.editProperty()
    }
}
