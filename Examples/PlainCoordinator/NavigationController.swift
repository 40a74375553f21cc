import Usher

/// Hears what a navigation controller shows after the person has gone back.
protocol NavigationControllerDelegate: AnyObject {
    func navigationController(_ controller: NavigationController, didShow screen: any Screen)
}

/// Stands for UIKit's: a stack of screens that knows of no coordinator, and has one delegate.
final class NavigationController {
    weak var delegate: (any NavigationControllerDelegate)?
    weak var window: (any Usher.Coordinator)?
    private(set) var screens: [any Screen] = []
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func push(_ screen: any Screen) {
        guard let window else { return }
        screens.append(screen)
        navigator.start(Place(of: screen, in: self, navigator: navigator), for: window)
    }

    fileprivate func didPop(_ screen: any Screen) {
        screens.removeAll { $0 === screen }
        if let top = screens.last { delegate?.navigationController(self, didShow: top) }
    }
}

/// One screen's place on the stack; its end is how the controller hears that the person has gone back.
private final class Place: Usher.Coordinator {
    private let screen: any Screen
    private let controller: NavigationController
    private let navigator: Navigator

    init(of screen: any Screen, in controller: NavigationController, navigator: Navigator) {
        self.screen = screen
        self.controller = controller
        self.navigator = navigator
    }

    func start() {
        navigator.push(screen, for: self)
    }

    func stop() {
        controller.didPop(screen)
    }
}
