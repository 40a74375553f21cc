package import Usher

/// Is notified of the choice in the menu.
package protocol MenuScreenDelegate: AnyObject {
    func menuScreenDidSelectPeople(_ screen: MenuScreen)
}

/// The menu that leads to the list of people.
package final class MenuScreen: Screen {
    package weak var delegate: (any MenuScreenDelegate)?

    package init() {}

    package func draw(on page: inout Page) {
        page.title("Film archive")
        page.item("Directors") { [self] in delegate?.menuScreenDidSelectPeople(self) }
    }
}
