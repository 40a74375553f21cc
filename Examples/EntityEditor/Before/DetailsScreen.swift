import EntityEditorShared
import Usher
import UsherStoryboards

/// Is notified after a person is changed on the person's page.
protocol DetailsScreenDelegate: AnyObject {
    func detailsScreen(_ sender: DetailsScreen, didChangeEntity entity: Person)
}

/// A person's page. Opens the editor, sets the new value and reports the change.
final class DetailsScreen: Screen, EditorScreenDelegate {
    var data: Person?
    weak var delegate: (any DetailsScreenDelegate)?
    private var selectedProperty = PersonProperty.name
    private let storyboard: Storyboard
    private let navigator: Navigator

    init(storyboard: Storyboard, navigator: Navigator) {
        self.storyboard = storyboard
        self.navigator = navigator
    }

    func editorScreen(_ sender: EditorScreen, didChangeValue newValue: String) throws {
        guard let data else { return }
        try data.set(selectedProperty, to: newValue)
        delegate?.detailsScreen(self, didChangeEntity: data)
        navigator.pop()
    }

    func editorScreenDidSelectList(_ sender: EditorScreen) {
        homeTapped()
    }

    private func homeTapped() {
        navigator.popToFirst()
    }

    func draw(on page: inout Page) {
        guard let data else { return page.title("Nobody") }
        page.title(data.name)
        for property in PersonProperty.allCases {
            page.item("\(property.rawValue): \(data[property])") { [self] in
                selectedProperty = property
                try navigator.perform(storyboard.segue("EditProperty", from: self))
            }
        }
        page.command("l", "list") { [self] in homeTapped() }
    }
}

extension DetailsScreen: SeguePreparing {
    func prepare(for segue: Segue, sender: Any?) throws {
        guard let data else { return }
        let editor = try segue.destination(as: EditorScreen.self)
        editor.property = selectedProperty
        editor.value = data[selectedProperty]
        editor.delegate = self
    }
}
