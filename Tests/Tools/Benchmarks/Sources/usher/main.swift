// The benchmark's film list with Usher: a list and a film's detail, with coordinators, screens and
// delegates like those of `movies`.
//
//     usher-films                    reads its answers and prints its pages
//     usher-films CONVERSATIONS      runs that many conversations in one process, prints the bytes
//                                    of a conversation, and answers a thousand of them

import Usher
import heap

final class AppCoordinator: Coordinator, FilmListCoordinatorDelegate {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let list = FilmListCoordinator(films: Film.all, navigator: navigator)
        list.delegate = self
        navigator.start(list, for: self)
    }

    func filmListCoordinatorDidStop(_ coordinator: FilmListCoordinator) {}
}

/// A conversation that waits at the list.
final class Person {
    private var conversation = Conversation {
        AppCoordinator(navigator: $0)
    }

    init() {
        _ = conversation.takeText()
        answer()
    }

    /// Opens a film and goes back.
    func answer() {
        _ = conversation.answer("3")
        _ = conversation.answer("b")
    }
}

func converse(in count: Int) {
    _ = Person()
    var people: [Person] = []
    people.reserveCapacity(count)
    let before = allocated_bytes()
    for _ in 0..<count { people.append(Person()) }
    print((allocated_bytes() - before) / count)
    begin_counting()
    for number in 0..<1_000 { people[number * count / 1_000].answer() }
    end_counting()
}

if let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
    converse(in: count)
} else {
    Session.run(on: .standard) {
        AppCoordinator(navigator: $0)
    }.exit()
}
