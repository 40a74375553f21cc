/// The screens a person went through, and the tree of coordinators they belong to.
///
/// A stack is a value. The tree is kept as one list, each coordinator followed by what is in its flow, so the
/// screens in the order of that list are the stack, and the last one is what the person sees. A presented screen
/// begins a layer over the screens before it, and a selected flow is a section beside its sisters; both have a home of
/// their own. It is read here, and changed by the operations of a ``Navigator``. In the pictures a star marks the screen the
/// person sees.
///
///     App
///     └── List                 listScreen
///         └── Detail           detailScreen      [listScreen, detailScreen*]
///
/// A copy takes constant time. An operation takes time in proportion to what it takes away, and to what lies above the
/// place where it changes something: showing a screen, starting a flow on top and going back cost the same at any depth.
public struct Stack {
    /// The last entry of the list; each knows the one below it.
    var last: StackEntry?
    /// Of the navigator's own stacks, where losses are noted, even if nothing is left.
    var memberIndex: MemberIndex?
}

extension Stack {
    /// The screens, the first one first, made of all entries each time.
    public var screens: [any Screen] { entries.compactMap(\.screen) }

    /// The started coordinators, each before its children, made of all entries each time.
    public var coordinators: [any Coordinator] { entries.compactMap(\.coordinator) }

    /// The screen the person sees.
    public var top: (any Screen)? { topEntry?.screen }

    /// The coordinator a screen belongs to, or that a coordinator was started by, looked for from the top.
    public func parent(of child: AnyObject) -> (any Coordinator)? {
        entry(of: ObjectIdentifier(child))?.owner?.coordinator
    }

    /// The section of a flow that is in front of its sisters: see ``Navigator/select(_:for:)``.
    func selectedSection(of coordinator: any Coordinator) -> (any Coordinator)? {
        flow(of: coordinator).flatMap { frontSection(of: $0) }?.coordinator
    }

    func contains(_ object: AnyObject) -> Bool { entry(of: ObjectIdentifier(object)) != nil }
}
