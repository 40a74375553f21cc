public import Usher

/// Scenes by name, and the segues between them.
///
/// ```swift
/// var movies = Storyboard("Movies", references: [people])
/// movies.scene("List") { MovieListScreen(storyboard: $0, navigator: navigator) }
/// movies.scene("Detail") { _ in MovieDetailScreen() }
/// movies.connect("ShowDetail", to: "Detail")
/// movies.connect("ShowDirector", to: "People@Director", as: .present)
/// ```
///
/// A storyboard makes screens and keeps none. A name of the form `Storyboard@Scene` stands for a scene of another
/// storyboard, one of its references. References run one way, so storyboards never keep each other alive.
public struct Storyboard {
    /// What other storyboards call it.
    public let name: String

    private var scenes: [String: (Storyboard) -> any Screen] = [:]
    private var destinations: [String: (scene: String, kind: Segue.Kind)] = [:]
    private let references: [Storyboard]

    /// Makes a storyboard without scenes.
    ///
    /// - Parameters:
    ///   - name: What other storyboards call it.
    ///   - references: The storyboards whose scenes it can name as `Storyboard@Scene`.
    public init(_ name: String, references: [Storyboard] = []) {
        self.name = name
        self.references = references
    }

    /// Names a scene; one of the same name before it is replaced.
    ///
    /// - Parameters:
    ///   - name: The scene's name, without an `@`.
    ///   - make: Makes the scene's screen, from the storyboard that holds the scene.
    public mutating func scene(_ name: String, _ make: @escaping (_ storyboard: Storyboard) -> any Screen) {
        if name.contains("@") { mistake("Storyboard: the name of a scene can't hold an @: \(name)") }
        scenes[name] = make
    }

    /// Names a segue by the scene it leads to, here or, as `Storyboard@Scene`, in another storyboard.
    ///
    /// - Parameters:
    ///   - segue: The segue's identifier; one of the same identifier before it is replaced.
    ///   - scene: The scene it leads to.
    ///   - kind: What performing it does.
    public mutating func connect(_ segue: String, to scene: String, as kind: Segue.Kind = .show) {
        destinations[segue] = (scene, kind)
    }

    /// Makes the screen of a scene, here or, as `Storyboard@Scene`, in another storyboard.
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

    /// Makes the segue with this identifier, and the screen it leads to.
    ///
    /// - Throws: ``SegueError/noSegue(_:storyboard:segues:)``, and what ``makeScreen(_:)`` throws.
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
