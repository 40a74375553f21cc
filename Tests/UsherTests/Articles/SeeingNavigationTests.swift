import Testing
import Usher
import UsherTesting

@Suite struct SeeingNavigationTests {
    @Test("The log and the tree of a visit are the article's")
    func log() {
        let log = Log()
        let session = ScriptedSession(options: Session.Options(answering: [.tree])) { navigator in
            // snippet.observe
            navigator.observe { move in log.lines.append("\(move)") }
            // snippet.end
            return FilmListCoordinator(navigator: navigator)
        }
        session.answer("1", ":tree", "b")
        #expect(
            log.lines == [
                "program: began FilmListCoordinator; shows nothing",
                "program: began FilmListScreen; shows FilmListScreen",
                "program: began FilmCoordinator; shows FilmListScreen",
                "program: began FilmScreen; shows FilmScreen",
                "back: ended FilmScreen, FilmCoordinator; shows FilmListScreen",
            ])
        #expect(
            session.transcript.contains(
                """
                > :tree

                FilmListCoordinator
                ├── FilmListScreen
                └── FilmCoordinator
                    └── FilmScreen *
                > b
                """))
        #expect(session.lostMoves == [])
        #expect(session.leaks == [])
    }

    @Test("A delegate that is never set is reported as a lost move")
    func lostMove() {
        // snippet.lost-test
        let session = ScriptedSession { ForgetfulCoordinator(navigator: $0) }
        session.answer("1")
        #expect(session.lostMoves.first?.hasPrefix("1 made no difference on FilmListScreen.") == true)
        // snippet.end
    }

    @Test("A delegate that isn't weak is reported as a leak")
    func leak() {
        let session = ScriptedSession { ListCoordinator(navigator: $0) }
        // snippet.leak-test
        session.answer("1", "b")
        #expect(
            session.leaks == [
                "ListCoordinator/SelfishCoordinator", "ListCoordinator/SelfishCoordinator/FilmScreen",
            ])
        // snippet.end
    }

    /// Compiled but not called, because it would read standard input.
    private func run() {
        // snippet.trace
        let tracing = CommandLine.arguments.contains("--trace")
        Session.run(on: .standard, options: Session.Options(answering: [.tree], tracing: tracing)) {
            FilmListCoordinator(navigator: $0)
        }.exit()
        // snippet.end
    }
}

private final class Log {
    var lines: [String] = []
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

extension FilmListScreen {
    fileprivate convenience init() { self.init(films: [Film(title: "Playtime")]) }
}

private protocol FilmScreenDelegate: AnyObject {}

private final class FilmScreen: Screen {
    let film: String
    var owner: (any FilmScreenDelegate)?
    init(film: String) { self.film = film }

    func draw(on page: inout Page) { page.title(film) }
}

private final class FilmListCoordinator: Coordinator, FilmListScreenDelegate {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = FilmListScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film) {
        navigator.start(FilmCoordinator(navigator: navigator), for: self)
    }
}

private final class FilmCoordinator: Coordinator {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.push(FilmScreen(film: "Playtime"), for: self) }
}

private final class ForgetfulCoordinator: Coordinator {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    // snippet.lost
    func start() {
        let screen = FilmListScreen()
        navigator.push(screen, for: self)
    }
    // snippet.end
}

private final class ListCoordinator: Coordinator, FilmListScreenDelegate {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = FilmListScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func filmListScreen(_ screen: FilmListScreen, didSelect film: Film) {
        navigator.start(Holding.SelfishCoordinator(navigator: navigator), for: self)
    }
}

private enum Holding {
    // snippet.leak
    final class SelfishCoordinator: Coordinator, FilmScreenDelegate {
        private let screen = FilmScreen(film: "Playtime")
        private let navigator: Navigator
        init(navigator: Navigator) { self.navigator = navigator }

        func start() {
            screen.owner = self
            navigator.push(screen, for: self)
        }
    }
    // snippet.end
}
