import Usher
import UsherStoryboards

/// The routes out of the scene.
protocol DetailRoutingLogic {
    /// Goes to the About scene, which takes no data, so the view has no prepare step.
    func routeToAbout() throws
}

/// The data that the router receives for the scene.
protocol DetailDataPassing {
    var dataStore: (any DetailDataStore)? { get }
}

/// Routes to the next scene and receives this scene's data.
final class DetailRouter: DetailRoutingLogic, DetailDataPassing {
    weak var screen: DetailScreen?
    var dataStore: (any DetailDataStore)?

    func routeToAbout() throws {
        guard let screen else { throw Refusal("Detail can't make the About scene.") }
        try screen.navigator.perform(screen.storyboard.segue("About", from: screen))
    }
}
