import Testing
import Usher

@testable import UsherTesting

@Suite struct ExploringArticleTests {
    @Test("The article's finding is what the explorer reports")
    func finding() throws {
        let exploration = Explorer().explore {
            ScriptedSession { DeadEndCoordinator(navigator: $0) }
        }
        #expect(exploration.findings.count == 1)
        for finding in exploration.findings {
            #expect(try text(ofArticle: "Exploring", in: "UsherTesting").contains("\n    \(finding)\n"))
        }
    }

    @Test("An explorer keeps the texts that it's given")
    func texts() {
        // snippet.explorer-texts
        let explorer = Explorer(texts: ["Saturn", "/tmp/planets.csv"])
        // snippet.end
        #expect(explorer.texts == ["Saturn", "/tmp/planets.csv"])
    }

    // snippet.explorer-test
    @Test("The explorer reaches every planet's screen and finds no problem")
    func explored() {
        let exploration = Explorer().explore {
            ScriptedSession { PlanetListCoordinator(navigator: $0) }
        }
        #expect(exploration.screens == ["PlanetListScreen", "PlanetScreen"])
        #expect(exploration.findings == [])
    }
    // snippet.end
}

private final class PlanetListCoordinator: Coordinator, PlanetListScreenDelegate {
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = PlanetListScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func planetListScreen(_ screen: PlanetListScreen, didSelect planet: String) {
        navigator.push(PlanetScreen(planet: planet), for: self)
    }
}

private final class DeadEndCoordinator: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    // snippet.explorer-dead-end
    func start() {
        navigator.push(PlanetListScreen(), for: self)
    }
    // snippet.end
}

private protocol PlanetListScreenDelegate: AnyObject {
    func planetListScreen(_ screen: PlanetListScreen, didSelect planet: String)
}

private final class PlanetListScreen: Screen {
    weak var delegate: (any PlanetListScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Planets")
        page.help("Those with a ring.")
        for planet in ["Jupiter", "Saturn", "Uranus", "Neptune"] {
            page.item(planet) { [self] in delegate?.planetListScreen(self, didSelect: planet) }
        }
    }
}

private final class PlanetScreen: Screen {
    private let planet: String

    init(planet: String) { self.planet = planet }

    func draw(on page: inout Page) {
        page.title(planet)
        page.help("It has a ring.")
    }
}
