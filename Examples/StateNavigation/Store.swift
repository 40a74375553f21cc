/// Keeps the state, and tells when it has changed.
final class Store {
    private(set) var state: AppState
    var didChange: (AppState) -> Void = { _ in }

    init(_ state: AppState = AppState()) {
        self.state = state
    }

    func send(_ action: Action) {
        state.reduce(action)
        didChange(state)
    }
}
