/// The reason a segue can't be performed, with the names involved.
public enum SegueError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The storyboard has no scene of this name.
    case noScene(String, storyboard: String, scenes: [String])
    /// The storyboard has no segue with this identifier.
    case noSegue(String, storyboard: String, segues: [String])
    /// The scene's name refers to a storyboard that isn't among the references.
    case noStoryboard(String, scene: String, storyboards: [String])
    /// The source has no route for this segue.
    case noRoute(String, routes: [String])
    /// The destination isn't of the type its source expects.
    case wrongDestination(String, segue: String, expected: String)
    /// The source has no ``EmbeddingPlace`` for this segue.
    case noPlace(segue: String, source: String)

    /// A one-line message for the user.
    public var description: String {
        switch self {
        case .noScene(let name, let storyboard, let scenes):
            "The storyboard “\(storyboard)” has no scene “\(name)”; \(choice(of: scenes))."
        case .noSegue(let name, let storyboard, let segues):
            "The storyboard “\(storyboard)” has no segue “\(name)”; \(choice(of: segues))."
        case .noStoryboard(let name, let scene, let storyboards):
            "“\(name)@\(scene)” names a storyboard that is not there; \(choice(of: storyboards))."
        case .noRoute(let name, let routes):
            "There is no route for the segue “\(name)”; \(choice(of: routes))."
        case .wrongDestination(let screen, let segue, let expected):
            "The segue “\(segue)” leads to \(screen), where \(expected) is expected."
        case .noPlace(let segue, let source):
            "\(source) has no place for what the segue “\(segue)” embeds."
        }
    }
}

private func choice(of names: [String]) -> String {
    guard let last = names.last else { return "there is none at all" }
    guard names.count > 1 else { return "there is “\(last)”" }
    return "there are " + names.dropLast().map { "“\($0)”" }.joined(separator: ", ") + " and “\(last)”"
}
