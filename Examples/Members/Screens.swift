import Usher

protocol MenuScreenDelegate: AnyObject {
    func menuScreen(_ screen: MenuScreen, didSelect number: Int) throws
}

final class MenuScreen: Screen {
    weak var delegate: (any MenuScreenDelegate)?
    private let title: String
    private let lines: [String]

    init(_ title: String, _ lines: [String]) {
        (self.title, self.lines) = (title, lines)
    }

    func draw(on page: inout Page) {
        page.title(title)
        for (number, line) in lines.enumerated() {
            page.item(line) { [self] in try delegate?.menuScreen(self, didSelect: number) }
        }
    }
}

final class TextScreen: Screen, RouteNamed {
    let routeName: String
    private let title: String
    private let text: String

    init(_ title: String, _ text: String, routeName: String) {
        (self.title, self.text, self.routeName) = (title, text, routeName)
    }

    func draw(on page: inout Page) {
        page.title(title)
        page.text(text)
    }
}

protocol NameScreenDelegate: AnyObject {
    func nameScreen(_ screen: NameScreen, didEnter name: String) throws
}

final class NameScreen: Screen {
    weak var delegate: (any NameScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Sign in")
        page.ask("Name", .text) { [self] in try delegate?.nameScreen(self, didEnter: $0) }
    }
}
