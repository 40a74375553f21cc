import Usher
import UsherStoryboards

/// Hears what was changed on a person's page, or behind it.
protocol PersonDetailScreenDelegate: AnyObject {
    func personDetailScreen(_ screen: PersonDetailScreen, didChange person: Person)
}

/// One person, another copy, which opens the editor, takes over the new value, and passes it on.
final class PersonDetailScreen: Screen {
    weak var delegate: (any PersonDetailScreenDelegate)?
    var person: Person?
    private var selectedProperty = PersonProperty.name
    private let storyboard: Storyboard
    private let navigator: Navigator

    init(storyboard: Storyboard, navigator: Navigator) {
        self.storyboard = storyboard
        self.navigator = navigator
    }

    func draw(on page: inout Page) {
        guard let person else { return page.title("Nobody") }
        page.title(person.name)
        for property in PersonProperty.allCases {
            page.item("\(property.rawValue): \(person[property])") { [self] in
                selectedProperty = property
                try navigator.perform(storyboard.segue("EditProperty", from: self))
            }
        }
        page.command("l", "list") { [self] in goToList() }
    }

    private func goToList() {
        navigator.popToRoot()
    }
}

extension PersonDetailScreen: SeguePreparing {
    func prepare(for segue: Segue, sender: Any?) throws {
        guard let person else { return }
        let editor = try segue.destination(as: PersonEditorScreen.self)
        editor.property = selectedProperty
        editor.value = person[selectedProperty]
        editor.delegate = self
    }
}

extension PersonDetailScreen: PersonEditorScreenDelegate {
    func personEditorScreen(_ screen: PersonEditorScreen, didChangeValue newValue: String) throws {
        guard var person else { return }
        try person.set(selectedProperty, to: newValue)
        self.person = person
        delegate?.personDetailScreen(self, didChange: person)
        navigator.pop()
    }

    func personEditorScreenDidKeepValue(_ screen: PersonEditorScreen) {
        navigator.pop()
    }

    func personEditorScreenDidSelectList(_ screen: PersonEditorScreen) {
        goToList()
    }
}
