import Testing
import UsherTesting

@testable import Usher

@Suite struct TenMinutesTests {
    @Test("The shelf asks for a login, adds a film by a form, and imports others by work")
    func shelf() {
        // snippet.ten-test
        let session = ScriptedSession { ShelfCoordinator(navigator: $0) }
        session.answer("a", "abracadabra")
        #expect(session.errorLines == ["That is not the word."])
        session.answer("sesame", "Alien", "1979", "d")
        #expect(session.page.items == ["Alien (1979)"])
        session.answer("i")
        #expect(session.page.items == ["Alien (1979)", "Ran (1985)"])
        #expect(session.lostMoves == [] && session.leaks == [])
        // snippet.end
        #expect(session.page.said == ["1 film came."])
    }

    @Test("Leaving the login or the form adds nothing, and a login is asked for once")
    func leaving() {
        let session = ScriptedSession { ShelfCoordinator(navigator: $0) }
        session.answer("a", ":b", "a", "sesame", ":b")
        #expect(session.page.items == [] && session.screens.count == 1)
        session.answer("a", "Ran", "1985", "d")
        #expect(session.page.items == ["Ran (1985)"], "the login is remembered")
    }
}

// snippet.ten-screen
struct Film {
    var title = ""
    var year = 1979
}

private protocol ShelfScreenDelegate: AnyObject {
    func shelfScreenDidAskToAdd(_ screen: ShelfScreen)
    func shelfScreenDidAskToImport(_ screen: ShelfScreen)
}

private final class ShelfScreen: Screen {
    weak var delegate: (any ShelfScreenDelegate)?
    var films: [Film] = []

    func draw(on page: inout Page) {
        page.title("Shelf")
        for film in films {
            page.item("\(film.title) (\(film.year))", confirms: "Take it off?") { [self] in
                films.removeAll { $0.title == film.title }
            }
        }
        page.command("a", "add") { [self] in delegate?.shelfScreenDidAskToAdd(self) }
        page.command("i", "import") { [self] in delegate?.shelfScreenDidAskToImport(self) }
    }
}
// snippet.end

// snippet.ten-login
final class LoginCoordinator: Coordinator {
    typealias Output = String
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = QuestionScreen { [self] page in
            page.title("Who is there?")
            page.ask("The word", .secret) { [self] word in
                guard word == "sesame" else { throw Refusal("That is not the word.") }
                navigator.finish(self, with: "Ali Baba")
            }
        }
        navigator.push(screen, for: self)
    }
}
// snippet.end

// snippet.ten-coordinator
private final class ShelfCoordinator: Coordinator, ShelfScreenDelegate {
    private let screen = ShelfScreen()
    private let navigator: Navigator
    private var reader: String?
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}
// snippet.end

extension ShelfCoordinator {
    // snippet.ten-asking
    func shelfScreenDidAskToAdd(_ screen: ShelfScreen) {
        if reader != nil { return add() }
        navigator.start(LoginCoordinator(navigator: navigator), for: self) { [self] name in
            reader = name
            if name != nil { add() }
        }
    }
    // snippet.end

    // snippet.ten-form
    private func add() {
        let form = Form("New film", startingWith: Film(), navigator: navigator) { form in
            form.ask("Title", \.title, .text)
            form.ask("Year", \.year, .number(in: 1888...2100))
        }
        navigator.start(form, for: self) { [self] film in
            if let film { screen.films.append(film) }
        }
    }
    // snippet.end

    // snippet.ten-work
    func shelfScreenDidAskToImport(_ screen: ShelfScreen) {
        navigator.work(for: self) { [self] work in
            let films = try work.wait("Asking the library") { await filmsOfTheLibrary() }
            for (index, film) in films.enumerated() {
                try work.report("Read", index, of: films.count, "films")
                screen.films.append(film)
            }
            navigator.say(films.count == 1 ? "1 film came." : "\(films.count) films came.")
        }
    }
    // snippet.end
}

private func filmsOfTheLibrary() async -> [Film] { [Film(title: "Ran", year: 1985)] }
