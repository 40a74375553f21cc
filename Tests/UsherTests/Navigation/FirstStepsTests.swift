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
            expected: """
                Films
                1. The Third Man
                2. Seven Samurai

                ? help, q quit
                > 2

                Seven Samurai
                Seen: not yet

                s seen, r rename, b back, h home, ? help, q quit
                > s

                Seven Samurai
                Seen: yes

                s not seen, r rename, b back, h home, ? help, q quit
                > r

                Rename

                :b back, :h home, :? help, :q quit
                Title (Enter for Seven Samurai):\u{20}

                Seven Samurai
                Seen: yes

                s not seen, r rename, b back, h home, ? help, q quit
                > :b

                Films
                1. The Third Man
                2. Seven Samurai

                ? help, q quit
                > r
                There is no command “r”. Type ? for help, q to quit.
                > Shichinin no samurai
                There is no command “Shichinin no samurai”. Type ? for help, q to quit.
                > h

                Films
                1. The Third Man
                2. Seven Samurai

                ? help, q quit
                > 9
                There is no line 9. Choose 1 to 2.
                > q

                """)
        #expect(difference == nil)
        #expect(session.status == .success)
    }

    @Test("a child's news is on its parent's page, and the child is gone")
    func news() {
        let session = ScriptedSession { FilmListCoordinator(navigator: $0) }
        session.answer("1", "r")
        #expect(
            session.tree == """
                FilmListCoordinator
                ├── FilmListScreen
                └── FilmCoordinator
                    ├── FilmScreen
                    └── TitleScreen *
                """)
        session.answer("Der dritte Mann", "h")
        #expect(session.screens.count == 1)
        #expect(session.coordinators.count == 1)
        #expect(session.transcript.hasSuffix("\n1. Der dritte Mann\n2. Seven Samurai\n\n? help, q quit\n> "))
    }
}

private final class Film {
    var title: String
    var isSeen = false

    init(_ title: String) {
        self.title = title
    }
}

private final class FilmListCoordinator: Coordinator, FilmListScreenDelegate {
    private let films = [Film("The Third Man"), Film("Seven Samurai")]
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let screen = FilmListScreen(films: films)
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film) {
        navigator.start(FilmCoordinator(film: film, navigator: navigator), for: self)
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

private final class FilmCoordinator: Coordinator, FilmScreenDelegate, TitleScreenDelegate {
    private let film: Film
    private let navigator: Navigator

    init(film: Film, navigator: Navigator) {
        self.film = film
        self.navigator = navigator
    }

    func start() {
        let screen = FilmScreen(film: film)
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func filmScreenDidChooseRename(_ screen: FilmScreen) {
        let screen = TitleScreen(title: film.title)
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func titleScreen(_ screen: TitleScreen, didEnter title: String) {
        film.title = title
        navigator.pop()
    }
}

private protocol FilmScreenDelegate: AnyObject {
    func filmScreenDidChooseRename(_ screen: FilmScreen)
}

private final class FilmScreen: Screen {
    weak var delegate: (any FilmScreenDelegate)?
    private let film: Film

    init(film: Film) {
        self.film = film
    }

    func draw(on page: inout Page) {
        page.title(film.title)
        page.field("Seen", film.isSeen ? "yes" : "not yet")
        page.command("s", film.isSeen ? "not seen" : "seen") { [self] in film.isSeen.toggle() }
        page.command("r", "rename") { [self] in delegate?.filmScreenDidChooseRename(self) }
    }
}

private protocol TitleScreenDelegate: AnyObject {
    func titleScreen(_ screen: TitleScreen, didEnter title: String)
}

private final class TitleScreen: Screen {
    weak var delegate: (any TitleScreenDelegate)?
    private let title: String

    init(title: String) {
        self.title = title
    }

    func draw(on page: inout Page) {
        page.title("Rename")
        page.ask("Title", .text, default: title) { [self] in delegate?.titleScreen(self, didEnter: $0) }
    }
}
