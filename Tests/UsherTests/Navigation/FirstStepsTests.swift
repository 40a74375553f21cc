import Testing
import Usher
import UsherTesting

/// A small program as a newcomer writes it: a list, a film, and an editor that asks for text.
@Suite struct FirstStepsTests {
    @Test("a walk through a program reads as the person saw it")
    func transcript() {
        let session = ScriptedSession(width: 60) { FilmListCoordinator(navigator: $0) }
        session.answer("2", "s", "r", "", ":b", "r", "Shichinin no samurai", "h", "9", "q")
        let difference = TranscriptDifference(
            session.transcript,
            expected: storedTranscript("FirstSteps.transcript"))
        #expect(difference == nil)
        #expect(session.status == .success)
    }
}

private final class Film {
    var title: String
    var isSeen = false

    init(_ title: String) { self.title = title }
}

private final class FilmListCoordinator: Coordinator, FilmListScreenDelegate {
    private let films = [Film("The Third Man"), Film("Seven Samurai")]
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = FilmListScreen(films: films)
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film) {
        let details = Flow(navigator: navigator) { [navigator] flow in
            let screen = Leaflet { page, _ in
                page.title(film.title)
                page.field("Seen", film.isSeen ? "yes" : "not yet")
                page.command("s", film.isSeen ? "not seen" : "seen") { film.isSeen.toggle() }
                page.command("r", "rename") { [unowned flow] in
                    let editor = Leaflet { page, _ in
                        page.title("Rename")
                        page.ask("Title", .text, default: film.title) {
                            film.title = $0
                            navigator.pop()
                        }
                    }
                    navigator.push(editor, for: flow)
                }
            }
            navigator.push(screen, for: flow)
        }
        navigator.start(details, for: self)
    }
}

private protocol FilmListScreenDelegate: AnyObject {
    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film)
}

// snippet.screen
private final class FilmListScreen: Screen {
    weak var delegate: (any FilmListScreenDelegate)?
    private let films: [Film]

    init(films: [Film]) {
        self.films = films
    }

    func draw(on page: inout Page) {
        page.title("Films")
        for film in films {
            page.item(film.title) { [self] in delegate?.filmListScreen(self, didSelect: film) }
        }
    }
}
// snippet.end
