import Usher

/// A substitute for `UINavigationController`: a stack of screens that can be presented.
final class NavigationController {
    weak var window: (any Coordinator)?
    let navigator: Navigator
    private var root: (any Screen)?
    private weak var presented: NavigationController?

    init(navigator: Navigator) { self.navigator = navigator }

    var screens: [any Screen] { navigator.stack.screens }

    func push(_ screen: any Screen) {
        guard root != nil else { return root = screen }
        if let window { navigator.push(screen, for: window) }
    }

    func present(_ controller: NavigationController) {
        guard let window, let root = controller.root else { return }
        controller.window = window
        presented = controller
        navigator.present(root, for: window)
    }

    func dismiss() {
        if let screen = presented?.root { navigator.dismiss(screen) }
    }

    func pop() { navigator.pop() }
    func popToRoot() { navigator.popToFirst() }
}
