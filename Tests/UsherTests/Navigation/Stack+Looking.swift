@testable import Usher

// What tests look at, and no program does.
extension Stack {
    /// Coordinators and screens in the order of the list.
    var objects: [AnyObject] { entries.map(\.object) }

    /// Whether the person sees the first screen, or the first one of the layer or section that is on top.
    var isHome: Bool { level != .further }

    mutating func push(_ screen: any Screen, for coordinator: any Coordinator) {
        show(Addition(member: .screen(screen), owner: coordinator))
    }

    mutating func present(_ screen: any Screen, for coordinator: any Coordinator) {
        show(Addition(member: .screen(screen), begins: .layer, owner: coordinator))
    }

    mutating func start(_ child: any Coordinator, for parent: any Coordinator) {
        show(Addition(member: .coordinator(child), owner: parent))
    }

    /// Whether a screen is the first one of a layer.
    func beginsLayer(_ screen: AnyObject) -> Bool {
        index(of: screen).map { entries[$0].begins == .layer } ?? false
    }

    /// The titles of the screens, with a bar where a layer begins and a star at what the person sees.
    var picture: String {
        screens.map { screen in
            (beginsLayer(screen) ? "| " : "") + Page(of: screen).title + (screen === top ? "*" : "")
        }.joined(separator: " ")
    }
}
