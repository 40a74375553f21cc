public import Usher

/// A transition from one screen to another, as in storyboards.
///
/// Create it with ``Storyboard/segue(_:from:sender:)`` and run it with `Navigator.perform(_:)`:
///
/// ```swift
/// try navigator.perform(storyboard.segue("ShowDetail", from: self, sender: movie))
/// ```
public struct Segue {
    /// The identifier, unique in its storyboard.
    public let identifier: String

    /// The screen that the segue starts from.
    public let source: any Screen

    /// The screen that the segue shows.
    public let destination: any Screen

    /// The kind of transition, such as ``Kind/show`` or ``Kind/present``.
    public let kind: Kind

    /// The object that triggered the segue, or a value to pass along.
    public let sender: Any?

    /// Creates a segue between two existing screens.
    public init(
        identifier: String, source: any Screen, destination: any Screen, kind: Kind = .show,
        sender: Any? = nil
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.kind = kind
        self.sender = sender
    }

    /// Returns the destination as the type that the source expects.
    ///
    /// - Throws: ``SegueError/wrongDestination(_:segue:expected:)`` if it has another type.
    public func destination<Destination: Screen>(as type: Destination.Type) throws(SegueError) -> Destination
    {
        guard let destination = destination as? Destination else {
            throw .wrongDestination("\(Swift.type(of: destination))", segue: identifier, expected: "\(type)")
        }
        return destination
    }
}

/// A screen that configures the destinations of its segues.
public protocol SeguePreparing: Screen {
    /// Passes the destination its data before it is shown.
    ///
    /// - Throws: The reason the destination can't be shown, such as a ``SegueError``.
    func prepare(for segue: Segue, sender: Any?) throws
}

extension Navigator {
    /// Lets the source prepare the destination, then shows it as the ``Segue/Kind`` defines.
    ///
    /// The destination belongs to the source's coordinator. The source must be on the stack. If it's
    /// embedded in another screen, use that screen as the source.
    ///
    /// - Throws: Errors from ``SeguePreparing/prepare(for:sender:)`` or the kind. Shows nothing then.
    public func perform(_ segue: Segue) throws {
        try (segue.source as? any SeguePreparing)?.prepare(for: segue, sender: segue.sender)
        try segue.kind.perform(segue, self)
    }

    /// Shows a screen on top of the source's flow: `[list*] → [list, detail*]`.
    ///
    /// Does nothing if the source isn't on the stack or the screen already is.
    public func push(_ screen: any Screen, from source: any Screen) {
        move { [unowned self] in
            if let coordinator = stack.parent(of: source) { push(screen, for: coordinator) }
        }
    }
}
