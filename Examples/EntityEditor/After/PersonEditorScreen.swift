import Usher

/// Hears what was changed in the editor.
protocol PersonEditorScreenDelegate: AnyObject {
    func personEditorScreen(_ screen: PersonEditorScreen, didChange person: Person)
    func personEditorScreenDidFinish(_ screen: PersonEditorScreen)
}

/// The editor, which asks for one field after the other.
final class PersonEditorScreen: Screen {
    weak var delegate: (any PersonEditorScreenDelegate)?
    var person: Person
    private var fields = PersonField.allCases[...]

    init(person: Person) {
        self.person = person
    }

    func draw(on page: inout Page) {
        page.title("Edit \(person.name)")
        guard let field = fields.first else { return }
        page.ask(field.rawValue, default: field.text(of: person)) { [self] text in
            let changed = try field.changing(person, to: text)
            fields.removeFirst()
            delegate?.personEditorScreen(self, didChange: changed)
            if fields.isEmpty { delegate?.personEditorScreenDidFinish(self) }
        }
    }
}
