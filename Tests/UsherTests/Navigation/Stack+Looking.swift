@testable import Usher

extension Stack {
    /// The coordinators and screens, in the order in which the stack stores them.
    var objects: [AnyObject] { entries.map(\.object) }

    /// Whether the visible screen is the first screen, or the first of the top layer or section.
    var isHome: Bool { level != .further }

    mutating func push(_ screen: any Screen, for coordinator: any Coordinator) {
        show(StackAddition(member: .screen(screen), owner: coordinator))
    }

    mutating func present(_ screen: any Screen, for coordinator: any Coordinator) {
        show(StackAddition(member: .screen(screen), begins: .layer, owner: coordinator))
    }

    mutating func start(_ child: any Coordinator, for parent: any Coordinator) {
        show(StackAddition(member: .coordinator(child), owner: parent))
    }

    func beginsLayer(_ screen: AnyObject) -> Bool {
        index(of: screen).map { entries[$0].begins == .layer } ?? false
    }

    /// The titles of the screens, with a bar before a layer and a star after the visible screen.
    var picture: String {
        screens.map { screen in
            (beginsLayer(screen) ? "| " : "") + Page(of: screen).title + (screen === top ? "*" : "")
        }.joined(separator: " ")
    }
}
