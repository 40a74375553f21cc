import Usher

/// A page with a newcomer's mistakes.
private final class LampScreen: Screen {
    func draw(on page: inout Page) {
        page.command("1c", "clear") {}
        page.item("Lamp", "30") {}
        page.item("Lamp", "30", confirms: "Sure?") {}
        page.field("Lit", true)
        page.field("Note", String?.none)
        page.write("Lamps")
        page.heading("Lamps")
    }
}

private func leave(_ coordinator: any Coordinator, _ navigator: Navigator) {
    navigator.finish(coordinator)
    navigator.quit(with: 1)
}
