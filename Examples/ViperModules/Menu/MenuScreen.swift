import Usher

/// A form of the transition between modules: its name, and what makes its first module's screen.
typealias Form = (name: String, open: () throws -> any Screen)

/// Hears which form was picked.
protocol MenuScreenDelegate: AnyObject {
    func menuScreen(_ screen: MenuScreen, didPick form: Form) throws
}

/// The first menu: the forms of a transition between modules.
final class MenuScreen: Screen {
    weak var delegate: (any MenuScreenDelegate)?
    private let forms: [Form]

    init(forms: [Form]) {
        self.forms = forms
    }

    func draw(on page: inout Page) {
        page.title("Transitions between modules")
        for form in forms {
            page.item(form.name) { [self] in try delegate?.menuScreen(self, didPick: form) }
        }
    }
}
