// How much memory a conversation takes that waits at a page after an answer, and what a hundred times as many do to that.
//
//     Tests/Tools/Benchmarks/sessions [--check]

import Foundation
import Usher
import heap

/// The most that one may take, and how many parts of a hundred more or less where there are a hundred times as many.
let (limit, growth) = (8_000, 5)

final class FilmsCoordinator: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.push(FilmsScreen(), for: self) }
}

final class FilmsScreen: Screen {
    private let list = ListPosition()
    private var picked = 0

    func draw(on page: inout Page) {
        page.title("Movies")
        page.text("By title, A to Z; picked: \(picked)")
        page.list(1...100, at: list) { row, number in
            row.write("The film of number \(number)")
        } choose: { [self] in
            picked = $0
        }
        page.command("s", "sort", help: "sorts by title, year, rating or score") {}
        page.command("f", "filter", help: "keeps the watched, a genre, a decade") {}
    }
}

final class Person {
    var conversation = Conversation { FilmsCoordinator(navigator: $0) }

    init() {
        _ = conversation.takeText()
        _ = conversation.answer("1")
    }
}

/// The bytes that each of so many takes.
func bytes(of count: Int) -> Int {
    var people: [Person] = []
    people.reserveCapacity(count)
    let before = allocated_bytes()
    for _ in 0..<count { people.append(Person()) }
    return withExtendedLifetime(people) { (allocated_bytes() - before) / count }
}

_ = Person()
let counts = [1_000, 10_000, 100_000]
let each = counts.map(bytes)
for (count, bytes) in zip(counts, each) {
    print("\(count) conversations: \(bytes) bytes each; \(limit) at most")
}
let isGrown = abs(each[2] - each[0]) * 100 > each[0] * growth
exit(CommandLine.arguments.contains("--check") && (each.contains { $0 > limit } || isGrown) ? 1 : 0)
