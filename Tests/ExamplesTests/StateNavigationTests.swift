import Testing
import Usher
import UsherTesting

@testable import StateNavigation

@Suite("State navigation")
struct StateNavigationTests {
    @Test("The reducer opens a movie, and going back remembers it as the last one seen")
    func reducer() {
        var state = AppState()
        state.reduce(.select(Movie.all[2]))
        #expect(state == AppState(path: [.detail(Movie.all[2])]))
        state.reduce(.goBack(to: []))
        #expect(state == AppState(lastSeen: Movie.all[2]))
    }

    @Test("The path matches the shown screens after any answers")
    func agreement() {
        let answers = ["1", "3", "b", "h", "7"]
        var scripts: [[String]] = [[]]
        for _ in 1...3 { scripts = scripts.flatMap { script in answers.map { script + [$0] } } }
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
