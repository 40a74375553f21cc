import Usher

/// A screen with a mistake: it offers one letter twice.
final class FaultyScreen: Screen {
    func draw(on page: inout Page) {
        page.command("e", "edit") {}
        page.command("e", "erase") {}
    }
}

/// A flow that calls its child's `start()` directly, and whose work waits for the main thread.
final class HastyCoordinator: Coordinator {
    private let isChild: Bool
    private let navigator: Navigator

    init(isChild: Bool = false, navigator: Navigator) {
        (self.isChild, self.navigator) = (isChild, navigator)
    }

    func start() {
        navigator.push(HastyScreen(), for: self)
        guard !isChild else { return }
        HastyCoordinator(isChild: true, navigator: navigator).start()
        navigator.work(for: self) { work in try work.wait { try await Task.sleep(for: .seconds(6)) } }
    }
}

final class HastyScreen: Screen {
    func draw(on page: inout Page) { page.title("Haste") }
}

if CommandLine.arguments.contains("--hasty") {
    _ = Session.run(on: .standard(width: 50)) { HastyCoordinator(navigator: $0) }
} else {
    _ = Session.run(on: .standard, FaultyScreen())
}
