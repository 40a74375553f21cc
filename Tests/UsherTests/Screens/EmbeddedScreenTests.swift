import Testing

@testable import Usher

/// A screen drawn as part of another screen's page. Each answer runs its own screen's action.
@Suite("Embedded screens")
struct EmbeddedScreenTests {
    private let inner = Leaflet { page, hear in
        page.title("Inner")
        page.field("Kind", "inner")
        page.item("red") { hear("red") }
        page.item("green") { hear("green") }
        page.command("i", "in", help: "goes in") { hear("in") }
        page.help("The inner page helps.")
    }

    /// Returns a screen with one item before and one after its embedded screens.
    private func outer(_ screens: any Screen...) -> Leaflet {
        Leaflet { page, hear in
            page.title("Outer")
            page.item("first") { hear("first") }
            for screen in screens { try page.embed(screen) }
            page.item("last") { hear("last") }
            page.command("o", "out") { hear("out") }
        }
    }

    @Test(
        "An embedded screen is part of its page, answers for itself, and can fail to draw"
    )
    func sessions() throws {
        let failing = Leaflet { page, hear in
            page.title("Inner")
            page.item("red") { hear("red") }
            throw Refusal("The paint is gone.")
        }
        let broken = Leaflet { _, _ in throw Refusal("The paint is gone.") }
        let middle = Leaflet { [inner] page, _ in
            page.text("middle text")
            try page.embed(inner)
            page.title("Middle")
        }
        try play(
            "EmbeddedScreen",
            screens: [
                "inner": { outer(inner) }, "failing": { outer(failing) },
                "refusing": {
                    outer(Leaflet { page, _ in page.item("green") { throw Refusal("Not green.") } })
                },
                "middle": { outer(middle, Leaflet { page, _ in page.text("no title") }) },
                "caught": {
                    Leaflet { page, hear in
                        page.title("Outer")
                        do { try page.embed(broken) } catch { page.text("No colors: \(error)") }
                        page.item("last") { hear("last") }
                    }
                },
            ])
    }
}
