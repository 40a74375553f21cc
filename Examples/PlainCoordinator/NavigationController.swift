import Usher

/// A substitute for UIKit's class. Shows screens, goes back by itself and knows no coordinators.
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
