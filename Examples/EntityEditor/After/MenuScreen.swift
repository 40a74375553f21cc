import Usher

/// Hears what was picked in the menu.
protocol MenuScreenDelegate: AnyObject {
    func menuScreenDidSelectPeople(_ screen: MenuScreen)
}

/// The parent scene.
final class MenuScreen: Screen {
    weak var delegate: (any MenuScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Film archive")
        page.item("Directors") { [self] in delegate?.menuScreenDidSelectPeople(self) }
    }
}
