import Usher
import UsherStoryboards

/// Hears what was changed on a person's page, or behind it.
protocol PersonDetailScreenDelegate: AnyObject {
    func personDetailScreen(_ screen: PersonDetailScreen, didChange person: Person)
    func personDetailScreenDidFinish(_ screen: PersonDetailScreen)
}

/// One person, a second copy, which opens the editor and passes on what comes back.
final class PersonDetailScreen: Screen {
    weak var delegate: (any PersonDetailScreenDelegate)?
    private var person: Person
    private let navigator: Navigator

    init(person: Person, navigator: Navigator) {
        self.person = person
        self.navigator = navigator
    }

    func draw(on page: inout Page) {
        page.title(person.name)
        for field in PersonField.allCases.dropFirst() { page.field(field.rawValue, field.text(of: person)) }
        page.command("e", "edit", help: "asks for each field in turn") { [self] in
            let editor = PersonEditorScreen(person: person)
            editor.delegate = self
            navigator.push(editor, from: self)
        }
    }
}

extension PersonDetailScreen: PersonEditorScreenDelegate {
    func personEditorScreen(_ screen: PersonEditorScreen, didChange person: Person) {
        self.person = person
        delegate?.personDetailScreen(self, didChange: person)
    }

    func personEditorScreenDidFinish(_ screen: PersonEditorScreen) {
        delegate?.personDetailScreenDidFinish(self)
    }
}
