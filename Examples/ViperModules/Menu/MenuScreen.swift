import Usher

/// Hears which form was picked.
protocol MenuScreenDelegate: AnyObject {
    func menuScreen(_ screen: MenuScreen, didPick index: Int) throws(SegueError)
}

/// The first menu: the forms of a transition between modules.
final class MenuScreen: Screen {
    weak var delegate: (any MenuScreenDelegate)?
    private let forms: [String]

    init(forms: [String]) {
        self.forms = forms
    }

    func draw(on page: inout Page) {
        page.title("Transitions between modules")
        for form in forms { page.item(form) }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        guard case .item(let index) = choice else { return }
        do {
            try delegate?.menuScreen(self, didPick: index)
        } catch {
            throw Refusal(error.description)
        }
    }
}
