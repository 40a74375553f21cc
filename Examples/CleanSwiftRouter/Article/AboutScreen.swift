import Usher

/// A scene of a view alone: it has no business, and leads nowhere.
final class AboutScreen: Screen {
    func draw(on page: inout Page) {
        page.title("About")
        page.text("A text goes from one scene to another.")
    }
}
