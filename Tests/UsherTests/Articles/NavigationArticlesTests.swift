import Testing
import UsherTesting

@testable import Usher

@Suite struct NavigationArticlesTests {
    @Test("A guard's question keeps the note after a no and quits after a yes")
    func guards() {
        let session = ScriptedSession { NotesCoordinator(navigator: $0) }
        session.answer("Buy milk", ":q", "n")
        #expect(session.screens.last is NoteScreen)
        session.answer(":q", "y")
        #expect(session.status == .success)
    }

    @Test("A guard can keep a flow from going back while allowing home")
    func staying() {
        let session = ScriptedSession { navigator in
            Flow(Leaflet.menu, child: BurningCoordinator(navigator: navigator), navigator: navigator)
        }
        session.answer("b")
        #expect(session.transcript.hasSuffix("\nThe disc is being written.\n> "))
        session.answer("h")
        #expect(session.screens.count == 1 && session.coordinators.count == 1)
    }

    @Test("A child's result shows on its parent's page")
    func results() {
        let session = ScriptedSession { DiaryCoordinator(navigator: $0) }
        session.answer("1", "2024-05-01")
        #expect(session.transcript.contains("Day: 2024-05-01"))
        session.answer("1", ":b")
        #expect(session.page.value(of: "Day") == "2024-05-01")
    }

    @Test("A parent that shows nothing of its own replaces one flow with the next")
    func flowAfterFlow() {
        let session = ScriptedSession { GreetingCoordinator(navigator: $0) }
        session.answer("Ada")
        #expect(session.screens.count == 1 && session.screens.last is DiaryScreen)
        #expect(session.page.said == ["Welcome, Ada."])
        #expect(session.lostMoves == [] && session.leaks == [])
    }

    @Test("Commands select sections, and back stops at a section's first screen")
    func sections() {
        let session = ScriptedSession { OfficeCoordinator(navigator: $0) }
        let titles = ["1", "c", "m", "m", "b", "b"].map { answer in
            session.answer(answer)
            return session.page.title
        }
        #expect(titles == ["Letter", "Calls", "Letter", "Letter", "Mail", "Mail"])
        #expect(session.transcript.hasSuffix("You're at the start; q quits.\n> "))
        #expect(session.lostMoves == [])
    }

    @Test("A session resumes at its last routes, and an invalid route is refused by name")
    func routes() throws {
        // snippet.route-resume
        var places: [Route] = []
        let first = ScriptedSession(options: Session.Options(ending: { places = $0.routes })) {
            LibraryCoordinator(navigator: $0)
        }
        first.answer("1", "q")
        let next = ScriptedSession(options: Session.Options(beginning: .resume(places))) {
            LibraryCoordinator(navigator: $0)
        }
        #expect(next.page.title == "Ulysses")
        // snippet.end
        #expect(places.map(\.description) == ["/1"])
        let session = ScriptedSession { LibraryCoordinator(navigator: $0) }
        try session.open("/1")
        #expect(session.page.title == "Ulysses" && session.transcript.contains("\nUlysses\n"))

        let navigator = Navigator()
        var map = ""
        func print(_ text: String) { map = text }
        // snippet.route-map
        print(Session.flowchart { LibraryCoordinator(navigator: $0) })
        // snippet.end
        #expect(map.hasPrefix("flowchart TD\n"))
        let library = LibraryCoordinator(navigator: navigator)
        navigator.start(library)
        #expect { try navigator.open("/9/edit") } throws: {
            "\($0)" == "“9” in /9/edit can't be opened: there is no book 9"
        }
        try navigator.open("/sort")
        library.order = "year"
        #expect(navigator.stack.route.description == "/;sort=year/sort")
    }
}

// Guards
private final class NotesCoordinator: Coordinator {
    private let navigator: Navigator
    private var draft = ""

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.push(NoteScreen { [unowned self] in draft = $0 }, for: self)
    }

    // snippet.guard-ask
    func objection(to leaving: Leaving) -> Objection? {
        draft.isEmpty ? nil : .ask("Leave without saving?", atEnd: "The draft was not saved.")
    }
    // snippet.end
}

private final class NoteScreen: Screen {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
        self.note = note
    }

    func draw(on page: inout Page) {
        page.title("Note")
        page.ask("Note", .text) { [self] in note($0) }
    }
}

private final class BurningCoordinator: Coordinator {
    private let navigator: Navigator
    private let isBurning = true

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() { navigator.push(Leaflet.menu, for: self) }

    // snippet.guard-stay
    func objection(to leaving: Leaving) -> Objection? {
        leaving.reason == .back && isBurning ? .stay("The disc is being written.") : nil
    }
    // snippet.end
}

// Results
private final class DiaryCoordinator: Coordinator {
    private let navigator: Navigator
    private let screen = DiaryScreen()

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        screen.ask = { [unowned self] in askForDay() }
        navigator.push(screen, for: self)
    }

    private func askForDay() {
        // snippet.result-start
        navigator.start(DayCoordinator(navigator: navigator), for: self) { [self] day in
            if let day { screen.day = day }
        }
        // snippet.end
    }
}

private final class DiaryScreen: Screen {
    var day = "none"
    var ask: () -> Void = {}

    func draw(on page: inout Page) {
        page.title("Diary")
        page.field("Day", day)
        page.item("Another day") { [self] in ask() }
    }
}

private final class DayCoordinator: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let screen = DayScreen()
        screen.enter = { [unowned self, unowned screen] in dayScreen(screen, didEnter: $0) }
        navigator.push(screen, for: self)
    }

    // snippet.result-finish
    typealias Output = String

    func dayScreen(_ screen: DayScreen, didEnter day: String) {
        navigator.finish(self, with: day)
    }
    // snippet.end
}

private final class DayScreen: Screen {
    var enter: (String) -> Void = { _ in }

    func draw(on page: inout Page) {
        page.title("Day")
        page.ask("Day", .text) { [self] in enter($0) }
    }
}

private protocol NameCoordinatorDelegate: AnyObject {
    func nameCoordinator(_ coordinator: NameCoordinator, didHear name: String)
}

private final class NameCoordinator: Coordinator {
    weak var delegate: (any NameCoordinatorDelegate)?
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = QuestionScreen { [self] page in
            page.ask("Name", .text) { [self] in delegate?.nameCoordinator(self, didHear: $0) }
        }
        navigator.push(screen, for: self)
    }
}

private final class GreetingCoordinator: Coordinator, NameCoordinatorDelegate {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    // snippet.result-next
    func start() {
        let coordinator = NameCoordinator(navigator: navigator)
        coordinator.delegate = self
        navigator.start(coordinator, for: self)
    }

    func nameCoordinator(_ coordinator: NameCoordinator, didHear name: String) {
        navigator.say("Welcome, \(name).")
        navigator.replace(coordinator, with: DiaryCoordinator(navigator: navigator))
    }
    // snippet.end
}

// Sections
// snippet.sections
private final class OfficeCoordinator: Coordinator {
    private let navigator: Navigator
    private let mail: MailCoordinator
    private let calls: CallsCoordinator

    init(navigator: Navigator) {
        self.navigator = navigator
        mail = MailCoordinator(navigator: navigator)
        calls = CallsCoordinator(navigator: navigator)
    }

    func start() {
        navigator.addCommands(for: self) { [unowned self] page in
            page.command("m", "mail") { [self] in navigator.select(mail, for: self) }
            page.command("c", "calls") { [self] in navigator.select(calls, for: self) }
        }
        navigator.select(mail, for: self)
    }
}
// snippet.end

private final class MailCoordinator: Coordinator {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = LetterScreen("Mail")
        screen.open = { [unowned self] in navigator.push(LetterScreen("Letter"), for: self) }
        navigator.push(screen, for: self)
    }
}

private final class CallsCoordinator: Coordinator {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.push(LetterScreen("Calls"), for: self) }
}

private final class LetterScreen: Screen {
    private let title: String
    var open: () -> Void = {}
    init(_ title: String) { self.title = title }

    func draw(on page: inout Page) {
        page.title(title)
        page.item("Open") { [self] in open() }
    }
}

// Routes
private final class LibraryCoordinator: Coordinator {
    private let library = ["1": "Ulysses", "2": "Emma"]
    private let navigator: Navigator
    fileprivate var order = ""

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let screen = LibraryScreen(books: library.keys.sorted())
        screen.select = { [unowned self, unowned screen] in try libraryScreen(screen, didSelect: $0) }
        navigator.push(screen, for: self)
    }

    // snippet.route-show
    func libraryScreen(_ screen: LibraryScreen, didSelect number: String) throws {
        navigator.start(try book(number), for: self)
    }
    // snippet.end
}

// snippet.routes
extension LibraryCoordinator: Guide {
    var placeNames: [String] { ["sort", "1"] }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "sort": .screen(SortScreen())
        default: .flow(try book(name))
        }
    }

    private func book(_ number: String) throws -> BookCoordinator {
        guard let title = library[number] else { throw Refusal("there is no book \(number)") }
        return BookCoordinator(number: number, title: title, navigator: navigator)
    }
}
// snippet.end

// snippet.route-state
extension LibraryCoordinator: Restorable {
    var restorationState: [String: String] { order.isEmpty ? [:] : ["sort": order] }

    func restore(from state: [String: String]) throws {
        let order = state["sort"] ?? ""
        guard ["", "title", "year"].contains(order) else { throw Refusal("there is no order “\(order)”") }
        self.order = order
    }
}
// snippet.end

private final class LibraryScreen: Screen {
    private let books: [String]
    var select: (String) throws -> Void = { _ in }

    init(books: [String]) {
        self.books = books
    }

    func draw(on page: inout Page) {
        page.title("Library")
        for book in books { page.item(book) { [self] in try select(book) } }
    }
}

private final class SortScreen: Screen, RouteNamed {
    let routeName = "sort"

    func draw(on page: inout Page) { page.title("Sort") }
}

private final class BookCoordinator: Coordinator, RouteNamed {
    let routeName: String
    private let title: String
    private let navigator: Navigator

    init(number: String, title: String, navigator: Navigator) {
        (self.routeName, self.title, self.navigator) = (number, title, navigator)
    }

    func start() {
        let title = title
        navigator.push(Leaflet { page, _ in page.title(title) }, for: self)
    }
}
