import Usher

/// A substitute for `UINavigationController`: shows screens and knows none of the coordinators.
final class NavigationController {
    weak var window: (any Usher.Coordinator)?
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func push(_ screen: any Screen) {
        if let window { navigator.push(screen, for: window) }
    }
}
