import Usher

/// A page as a newcomer may write it.
private final class LampScreen: Screen {
    func draw(on page: inout Page) {
        page.command("1c", "clear") {}
        page.item("Lamp", "30") {}
    }
}
