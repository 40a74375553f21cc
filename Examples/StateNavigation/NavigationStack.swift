import Usher

/// A substitute for SwiftUI's view: shows a screen for each element of a path, and reports the
/// shorter path after the user goes back.
final class NavigationStack<Element: Equatable>: Coordinator {
    var didGoBack: ([Element]) -> Void = { _ in }
    private var places: [Place<Element>] = []
    private let root: any Screen
    private let firstPath: [Element]
    private let navigator: Navigator
    private let makeScreen: (Element) -> any Screen

    init(
        root: any Screen, path: [Element], navigator: Navigator,
        destination makeScreen: @escaping (Element) -> any Screen
    ) {
        self.root = root
        firstPath = path
        self.navigator = navigator
        self.makeScreen = makeScreen
    }

    func start() {
        navigator.push(root, for: self)
        show(firstPath)
    }

    /// Shows a path in one move. Keeps the screens that the old and the new path begin with.
    func show(_ path: [Element]) {
        let kept = zip(places, path).prefix { $0.element == $1 }.count
        let gone = places[kept...]
        let come = path[kept...].map { Place($0, screen: makeScreen($0), in: self, navigator: navigator) }
        places = places[..<kept] + come
        navigator.move { [self] in
            for place in gone { navigator.stop(place) }
            for place in come { navigator.start(place, for: self) }
        }
    }

    fileprivate func didEnd(_ place: Place<Element>) {
        guard let index = places.firstIndex(where: { $0 === place }) else { return }
        places.removeSubrange(index...)
        didGoBack(places.map(\.element))
    }
}

/// The flow of one element of the path. When it ends, the stack learns that the user went back.
private final class Place<Element: Equatable>: Coordinator {
    let element: Element
    private let screen: any Screen
    private weak var stack: NavigationStack<Element>?
    private let navigator: Navigator

    init(_ element: Element, screen: any Screen, in stack: NavigationStack<Element>, navigator: Navigator) {
        self.element = element
        self.screen = screen
        self.stack = stack
        self.navigator = navigator
    }

    func start() {
        navigator.push(screen, for: self)
    }

    func stop() {
        stack?.didEnd(self)
    }
}
