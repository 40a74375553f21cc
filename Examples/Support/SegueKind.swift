public import Usher

extension Segue {
    /// The way a segue shows its destination after the source prepared it.
    public struct Kind: Sendable {
        let perform: @Sendable (_ segue: Segue, _ navigator: Navigator) throws -> Void

        /// Creates a kind of segue.
        ///
        /// - Parameter perform: Shows the destination. Its errors are rethrown.
        public init(_ perform: @escaping @Sendable (_ segue: Segue, _ navigator: Navigator) throws -> Void) {
            self.perform = perform
        }

        /// Shows the destination: `[list*] → [list, detail*]`.
        public static let show = Kind { segue, navigator in
            navigator.push(segue.destination, from: segue.source)
        }

        /// Shows the destination as the first screen of a new layer: `[list*] → [list | editor*]`.
        public static let present = Kind { segue, navigator in
            navigator.move {
                guard let coordinator = navigator.stack.parent(of: segue.source) else { return }
                navigator.present(segue.destination, for: coordinator)
            }
        }

        /// Draws the destination as part of the source's page, at its place for this segue. The
        /// destination isn't on the stack.
        ///
        /// Throws ``SegueError/noPlace(segue:source:)`` if the source isn't ``SegueEmbedding`` or
        /// has no such place.
        public static let embed = Kind { segue, _ in
            guard let place = (segue.source as? any SegueEmbedding)?.place(forSegue: segue.identifier) else {
                throw SegueError.noPlace(segue: segue.identifier, source: "\(type(of: segue.source))")
            }
            place.screen = segue.destination
        }
    }
}

/// A screen that embeds other screens in its page.
public protocol SegueEmbedding: Screen {
    /// Returns the place for a segue's destination, or nil if the screen has none.
    func place(forSegue identifier: String) -> EmbeddingPlace?
}

/// A place on a page for another screen, like a container view.
public final class EmbeddingPlace {
    /// The embedded screen.
    public internal(set) var screen: (any Screen)?

    /// Creates an empty place.
    public init() {}
}

extension Page {
    /// Draws the embedded screen as part of this page.
    ///
    /// - Throws: Errors from the screen's `draw(on:)`.
    public mutating func embed(_ place: EmbeddingPlace) throws {
        if let screen = place.screen { try embed(screen) }
    }
}
