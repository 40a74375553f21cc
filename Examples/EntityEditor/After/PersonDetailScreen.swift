import Usher

/// Hears what was asked for on a person's page.
protocol PersonDetailScreenDelegate: AnyObject {
    func personDetailScreenDidSelectEdit(_ screen: PersonDetailScreen)
}

/// One person.
final class PersonDetailScreen: Screen {
    weak var delegate: (any PersonDetailScreenDelegate)?
    var person: Person

    init(person: Person) {
        self.person = person
    }

    func draw(on page: inout Page) {
        page.title(person.name)
        for field in PersonField.allCases.dropFirst() { page.field(field.rawValue, field.text(of: person)) }
        page.command("e", "edit", help: "asks for each field in turn") { [self] in
            delegate?.personDetailScreenDidSelectEdit(self)
        }
    }
}
