package import Usher

/// Is notified of a new value or the `list` command.
package protocol EditorScreenDelegate: AnyObject {
    /// Takes the new value. If this throws, the editor asks again.
    func editorScreen(_ sender: EditorScreen, didChangeValue newValue: String) throws
    func editorScreenDidSelectList(_ sender: EditorScreen)
}

/// Edits one value without knowing which person it belongs to.
package final class EditorScreen: Screen {
    package weak var delegate: (any EditorScreenDelegate)?
    package var property = PersonProperty.name
    package var value = ""

    package init() {}

    package func draw(on page: inout Page) {
        page.title(property.rawValue)
        page.ask("New value", .text, default: value) { [self] newValue in
            try delegate?.editorScreen(self, didChangeValue: newValue)
        }
        page.command("l", "list") { [self] in delegate?.editorScreenDidSelectList(self) }
    }
}
