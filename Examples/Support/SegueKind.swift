public import Usher

extension Segue {
    /// What performing a segue does with its destination, once its source has prepared it.
    public struct Kind: Sendable {
        let perform: @Sendable (_ segue: Segue, _ navigator: Navigator) throws -> Void

        /// Makes a kind of segue.
        ///
        /// - Parameter perform: What performing such a segue does; what it throws is what performing throws.
        public init(_ perform: @escaping @Sendable (_ segue: Segue, _ navigator: Navigator) throws -> Void) {
            self.perform = perform
        }

        /// Shows the destination: `[list*] → [list, detail*]`.
        public static let show = Kind { segue, navigator in
            navigator.push(segue.destination, from: segue.source)
        }

        /// Shows the destination as the first one of a layer: `[list*] → [list | editor*]`.
        public static let present = Kind { segue, navigator in
            navigator.move {
                guard let coordinator = navigator.stack.parent(of: segue.source) else { return }
                navigator.present(segue.destination, for: coordinator)
            }
        }

        /// Puts the destination into the place that the source has for this segue. It is shown as part of the source's
        /// page, and is on no stack.
        ///
        /// Performing it throws ``SegueError/noPlace(segue:source:)`` where the source is not ``SegueEmbedding`` or has
        /// no such place.
        public static let embed = Kind { segue, _ in
            guard let place = (segue.source as? any SegueEmbedding)?.place(forSegue: segue.identifier) else {
                throw SegueError.noPlace(segue: segue.identifier, source: "\(type(of: segue.source))")
            }
            place.screen = segue.destination
        }
    }
}

/// A screen with places on its page for the pages of others.
public protocol SegueEmbedding: Screen {
    /// The place for what a segue embeds; nothing where there is none for this one.
    func place(forSegue identifier: String) -> EmbeddingPlace?
}

/// A place on a screen's page for another screen's page, like a container view.
public final class EmbeddingPlace {
    /// What is shown there.
    public internal(set) var screen: (any Screen)?

    /// Makes an empty place.
    public init() {}
}

extension Page {
    /// Draws what is in a place as part of this page, as `embed(_:)` does with a screen.
    ///
    /// - Throws: What the screen's `draw(on:)` throws.
    public mutating func embed(_ place: EmbeddingPlace) throws {
        if let screen = place.screen { try embed(screen) }
    }
}
