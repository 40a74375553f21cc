import Usher

/// A scene with only a view: no business logic and no routes.
final class AboutScreen: Screen {
    func draw(on page: inout Page) {
        page.title("About")
        page.text("A text goes from one scene to another.")
    }
}
