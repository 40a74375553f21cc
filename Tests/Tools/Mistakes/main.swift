import Usher

/// A screen with a mistake: it offers one letter twice.
final class FaultyScreen: Screen {
    func draw(on page: inout Page) {
        page.command("e", "edit") {}
        page.command("e", "erase") {}
    }
}

_ = Session.run(on: .standard, FaultyScreen())
