public import Usher

/// A way from one screen to another, in the words of storyboards.
///
/// A storyboard makes it with ``Storyboard/segue(_:from:sender:)``, and `Navigator.perform(_:)` goes it:
///
/// ```swift
/// try navigator.perform(storyboard.segue("ShowDetail", from: self, sender: movie))
/// ```
public struct Segue {
    /// Tells the segues of a storyboard apart.
    public let identifier: String

    /// The screen it leaves.
    public let source: any Screen

    /// The screen it shows.
    public let destination: any Screen

    /// What performing it does.
    public let kind: Kind

    /// What set it off, or what it should carry.
    public let sender: Any?

    /// Makes a segue between two screens that are there already.
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

    /// The destination as the screen that its source expects.
    ///
    /// - Throws: ``SegueError/wrongDestination(_:segue:expected:)`` when it is another one.
    public func destination<Destination: Screen>(as type: Destination.Type) throws(SegueError) -> Destination
    {
        guard let destination = destination as? Destination else {
            throw .wrongDestination("\(Swift.type(of: destination))", segue: identifier, expected: "\(type)")
        }
        return destination
    }
}

/// A screen that prepares the screens its segues lead to.
public protocol SeguePreparing: Screen {
    /// Hands the destination what it needs, before it is shown.
    ///
    /// - Throws: Why the destination can't be shown, such as a ``SegueError``.
    func prepare(for segue: Segue, sender: Any?) throws
}

extension Navigator {
    /// Lets the source prepare a segue's destination, and does what the segue's ``Segue/Kind`` does.
    ///
    /// What is shown belongs to the coordinator the source belongs to. Nothing is shown when the source is not
    /// on the stack; an embedded screen is on none, so a segue leaves from the screen it is embedded in.
    ///
    /// - Throws: What the source's ``SeguePreparing/prepare(for:sender:)`` or the kind throws; nothing has moved then.
    public func perform(_ segue: Segue) throws {
        try (segue.source as? any SeguePreparing)?.prepare(for: segue, sender: segue.sender)
        try segue.kind.perform(segue, self)
    }

    /// Shows a screen on top of the flow another one belongs to: `[list*] → [list, detail*]`.
    ///
    /// Nothing changes when the source is not on the stack or the screen is on it already.
    public func push(_ screen: any Screen, from source: any Screen) {
        move { [unowned self] in
            if let coordinator = stack.parent(of: source) { push(screen, for: coordinator) }
        }
    }
}
