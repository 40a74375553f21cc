import Usher

/// A guard that answers yes or no.
private final class DraftCoordinator: Coordinator {
    private var isSaved = false

    func start() {}

    func objection(to leaving: Leaving) -> Bool { !isSaved }
}

private final class DraftScreen: Screen {
    private var isSaved = false

    func draw(on page: inout Page) {}

    func objection(to leaving: Leaving) -> Bool { !isSaved }
}

/// A correct guard.
private final class LockedScreen: Screen {
    func draw(on page: inout Page) {}

    func objection(to leaving: Leaving) -> Objection { .stay("It is locked.") }
}
