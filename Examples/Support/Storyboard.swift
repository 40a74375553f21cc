public import Usher

/// Named scenes and the segues between them.
///
/// ```swift
/// var movies = Storyboard("Movies", references: [people])
/// movies.scene("List") { MovieListScreen(storyboard: $0, navigator: navigator) }
/// movies.scene("Detail") { _ in MovieDetailScreen() }
/// movies.connect("ShowDetail", to: "Detail")
/// movies.connect("ShowDirector", to: "People@Director", as: .present)
/// ```
///
/// A storyboard creates screens and retains none. `Storyboard@Scene` names a scene of another
/// storyboard among the references. References go one way, so there are no retain cycles.
public struct Storyboard {
    /// The name that other storyboards use for this one.
    public let name: String

    private var scenes: [String: (Storyboard) -> any Screen] = [:]
    private var destinations: [String: (scene: String, kind: Segue.Kind)] = [:]
    private let references: [Storyboard]

    /// Creates a storyboard without scenes.
    ///
    /// - Parameters:
    ///   - name: The name that other storyboards use for this one.
    ///   - references: The storyboards whose scenes this one can name as `Storyboard@Scene`.
    public init(_ name: String, references: [Storyboard] = []) {
        self.name = name
        self.references = references
    }

    /// Adds a scene, replacing any with the same name.
    ///
    /// - Parameters:
    ///   - name: The scene's name, without an `@`.
    ///   - make: Creates the scene's screen, given the storyboard that holds the scene.
    public mutating func scene(_ name: String, _ make: @escaping (_ storyboard: Storyboard) -> any Screen) {
        if name.contains("@") { mistake("Storyboard: the name of a scene can't hold an @: \(name)") }
        scenes[name] = make
    }

    /// Adds a segue to a scene of this storyboard or, as `Storyboard@Scene`, of another storyboard.
    ///
    /// - Parameters:
    ///   - segue: The segue's identifier. Replaces any segue with the same identifier.
    ///   - scene: The scene that the segue shows.
    ///   - kind: The way the destination is shown.
    public mutating func connect(_ segue: String, to scene: String, as kind: Segue.Kind = .show) {
        destinations[segue] = (scene, kind)
    }

    /// Creates the screen of a scene. `Storyboard@Scene` names a scene of another storyboard.
    ///
    /// - Throws: ``SegueError/noScene(_:storyboard:scenes:)`` or
    ///   ``SegueError/noStoryboard(_:scene:storyboards:)``.
    public func makeScreen(_ scene: String) throws(SegueError) -> any Screen {
        guard let at = scene.firstIndex(of: "@") else {
            guard let make = scenes[scene] else {
                throw .noScene(scene, storyboard: name, scenes: scenes.keys.sorted())
            }
            return make(self)
        }
        let (other, rest) = (String(scene[..<at]), String(scene[scene.index(after: at)...]))
        guard let storyboard = other == name ? self : references.first(where: { $0.name == other }) else {
            throw .noStoryboard(other, scene: rest, storyboards: ([name] + references.map(\.name)).sorted())
        }
        return try storyboard.makeScreen(rest)
    }

    /// Creates the segue with this identifier, and its destination.
    ///
    /// - Throws: ``SegueError/noSegue(_:storyboard:segues:)``, or an error from ``makeScreen(_:)``.
    public func segue(
        _ identifier: String, from source: any Screen, sender: Any? = nil
    ) throws(SegueError) -> Segue {
        guard let (scene, kind) = destinations[identifier] else {
            throw .noSegue(identifier, storyboard: name, segues: destinations.keys.sorted())
        }
        return Segue(
            identifier: identifier, source: source, destination: try makeScreen(scene), kind: kind,
            sender: sender)
    }
}
