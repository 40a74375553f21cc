@testable import Usher

// What tests look at, and no program does.
extension Stack {
    /// Coordinators and screens in the order of the list.
    var objects: [AnyObject] { entries.map(\.object) }

    /// Whether the person sees the first screen, or the first one of the layer or section that is on top.
    var isHome: Bool { topEntry.map { $0.level != .further } ?? true }

    /// Whether a screen is the first one of a layer.
    func beginsLayer(_ screen: AnyObject) -> Bool {
        entry(of: ObjectIdentifier(screen))?.begins == .layer
    }
}
