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

    /// What set it off, or what it should carry.
    public let sender: Any?

    /// Makes a segue between two screens that are there already.
    public init(identifier: String, source: any Screen, destination: any Screen, sender: Any? = nil) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.sender = sender
    }

    /// Lets the source prepare the destination, if it is ``SeguePreparing``.
    ///
    /// `Navigator.perform(_:)` does this first; call it where the destination is embedded and not pushed.
    ///
    /// - Throws: What the source's ``SeguePreparing/prepare(for:sender:)`` throws.
    public func prepare() throws {
        try (source as? any SeguePreparing)?.prepare(for: self, sender: sender)
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
    /// Prepares a segue's destination and shows it: `[list*] → [list, detail*]`.
    ///
    /// The destination belongs to the coordinator the source belongs to. Nothing is shown when the source is not
    /// on the stack; an embedded screen is on none, so a segue leaves from the screen it is embedded in.
    ///
    /// - Throws: What the source's ``SeguePreparing/prepare(for:sender:)`` throws; nothing has moved then.
    public func perform(_ segue: Segue) throws {
        try segue.prepare()
        push(segue.destination, from: segue.source)
    }

    /// Shows a screen on top of the flow another one belongs to: `[list*] → [list, detail*]`.
    public func push(_ screen: any Screen, from source: any Screen) {
        move { $0.push(screen, from: source) }
    }
}

extension Stack {
    /// Shows a screen on top of the flow another one belongs to: `[list*] → [list, detail*]`.
    ///
    /// Nothing changes when the source is not on the stack or the screen is on it already.
    public mutating func push(_ screen: any Screen, from source: any Screen) {
        if let coordinator = parent(of: source) { push(screen, for: coordinator) }
    }
}
