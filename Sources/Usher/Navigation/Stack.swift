/// The screens the user has been through, and the tree of coordinators they belong to.
///
/// A value, changed by the operations of a ``Navigator``. The tree is one list, each coordinator
/// followed by its flow; the last screen of the list is the one on top. Presented screens begin a
/// layer, selected flows are sections, and both have a home of their own. In the diagrams, a star
/// marks the screen on top.
///
///     App
///     └── List                 listScreen
///         └── Detail           detailScreen      [listScreen, detailScreen*]
///
/// Copying takes constant time. An operation is linear in the entries it removes and those above
/// the change, so pushing, starting a flow on top and going back cost the same at any depth.
public struct Stack {
    var last: StackEntry?
    /// Records losses; nil unless the stack is a navigator's.
    var memberIndex: MemberIndex?
}

extension Stack {
    /// The screens from bottom to top. Linear in the size of the stack.
    public var screens: [any Screen] { entries.compactMap(\.screen) }

    /// The started coordinators, each before its children. Linear in the size of the stack.
    public var coordinators: [any Coordinator] { entries.compactMap(\.coordinator) }

    /// The screen on top.
    public var top: (any Screen)? { topEntry?.screen }

    /// The coordinator that owns a screen or has started a coordinator.
    public func parent(of child: AnyObject) -> (any Coordinator)? {
        entry(of: ObjectIdentifier(child))?.owner?.coordinator
    }

    /// The section of a flow in front: see ``Navigator/select(_:for:)``.
    func selectedSection(of coordinator: any Coordinator) -> (any Coordinator)? {
        flow(of: coordinator).flatMap { frontSection(of: $0) }?.coordinator
    }

    func contains(_ object: AnyObject) -> Bool { entry(of: ObjectIdentifier(object)) != nil }
}
