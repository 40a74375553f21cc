import Usher

/// Hears what came of the editor.
protocol PersonEditorScreenDelegate: AnyObject {
    /// Takes the new value, or refuses it; the editor then asks again.
    func personEditorScreen(_ screen: PersonEditorScreen, didChangeValue newValue: String) throws
    func personEditorScreenDidKeepValue(_ screen: PersonEditorScreen)
    func personEditorScreenDidSelectList(_ screen: PersonEditorScreen)
}

/// The editor of one property's value; whose value it is, it doesn't know.
final class PersonEditorScreen: Screen {
    weak var delegate: (any PersonEditorScreenDelegate)?
    var property = PersonProperty.name
    var value = ""

    func draw(on page: inout Page) {
        page.title(property.rawValue)
        page.ask("New value", .text, default: value) { [self] newValue in
            if newValue == value {
                delegate?.personEditorScreenDidKeepValue(self)
            } else {
                try delegate?.personEditorScreen(self, didChangeValue: newValue)
            }
        }
        page.command("l", "list") { [self] in delegate?.personEditorScreenDidSelectList(self) }
    }
}
