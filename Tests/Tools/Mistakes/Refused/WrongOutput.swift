import Usher

/// A flow that finishes with a year, and then with a value of another type.
private final class YearCoordinator: Coordinator {
    typealias Output = Int

    let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.finish(self, with: 1979)
        navigator.finish(self, with: "1979")
    }
}
