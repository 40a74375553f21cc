// Nests flows and then repeats rounds of six moves on top: forward and back by a screen, a layer
// and a flow.
//
//     depth FLOWS ROUNDS

import Usher

final class Leaf: Screen {
    func draw(on page: inout Page) {
        page.title("Leaf")
    }
}

final class Flow: Coordinator {
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.push(Leaf(), for: self) }
}

final class Root: Coordinator {
    private let flows: Int
    private let rounds: Int
    private let navigator: Navigator

    init(flows: Int, rounds: Int, navigator: Navigator) {
        self.flows = flows
        self.rounds = rounds
        self.navigator = navigator
    }

    func start() {
        navigator.push(Leaf(), for: self)
        navigator.work(for: self) { [self] _ in
            var top: any Coordinator = self
            for _ in 0..<flows {
                let flow = Flow(navigator: navigator)
                navigator.start(flow, for: top)
                top = flow
            }
            for _ in 0..<rounds {
                navigator.push(Leaf(), for: top)
                navigator.pop()
                let scene = Leaf()
                navigator.present(scene, for: top)
                navigator.dismiss(scene)
                navigator.start(Flow(navigator: navigator), for: top)
                navigator.pop()
            }
        }
    }
}

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard numbers.count == 2 else { ExitStatus.wrongUsage.exit() }
var conversation = Conversation { Root(flows: numbers[0], rounds: numbers[1], navigator: $0) }
_ = conversation.endInput()
conversation.end?.exit()
