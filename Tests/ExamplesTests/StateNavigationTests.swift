import Testing
import Usher
import UsherTesting

@testable import StateNavigation

@Suite("State navigation")
struct StateNavigationTests {
    @Test("a pick, alone: the reducer is tested with values, and nothing around it")
    func reducer() {
        var state = AppState()
        state.reduce(.select(Movie.all[2]))
        #expect(state == AppState(path: [.detail(Movie.all[2])]))
        state.reduce(.goBack(to: []))
        #expect(state == AppState(lastSeen: Movie.all[2]))
    }

    @Test("a state that begins with a path begins with its screens, and back leads through them")
    func link() {
        let path = Movie.all.map { Route.detail($0) }
        let session = ScriptedSession { AppView(store: Store(AppState(path: path))).body(navigator: $0) }
        #expect(
            session.screens.map { Page(of: $0).title } == [
                "Movies", "The Third Man", "Seven Samurai", "Playtime",
            ])
        session.answer("b")
        #expect(session.screens.map { Page(of: $0).title } == ["Movies", "The Third Man", "Seven Samurai"])
    }

    @Test("a path that is changed by program keeps the screens that it begins with as before")
    func change() {
        let store = Store(AppState(path: [.detail(Movie.all[0]), .detail(Movie.all[1])]))
        let session = ScriptedSession { AppView(store: store).body(navigator: $0) }
        let before = session.screens
        store.send(.goBack(to: [.detail(Movie.all[0])]))
        store.send(.select(Movie.all[2]))
        #expect(session.screens.map { Page(of: $0).title } == ["Movies", "The Third Man", "Playtime"])
        #expect(zip(before, session.screens).prefix { $0 === $1 }.count == 2)
    }

    @Test("whatever is answered, the path says what is shown")
    func agreement() {
        let answers = ["1", "3", "b", "h", "7"]
        var scripts: [[String]] = [[]]
        for _ in 1...4 { scripts = scripts.flatMap { script in answers.map { script + [$0] } } }
        for script in scripts {
            let store = Store()
            let session = ScriptedSession { AppView(store: store).body(navigator: $0) }
            for answer in script {
                session.answer(answer)
                let titles = store.state.path.map { route in
                    switch route {
                    case .detail(let movie): movie.title
                    }
                }
                #expect(session.screens.map { Page(of: $0).title } == ["Movies"] + titles, "\(script)")
            }
        }
    }
}
