/// Holds the state and notifies its observer of changes.
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
