import Usher
import UsherStoryboards

/// The ways out of the scene.
protocol DetailRoutingLogic {
    /// Goes to the About scene. It takes no data, so the route performs the segue, and the view has no prepare step.
    func routeToAbout() throws
}

/// What the scene's router takes for it.
protocol DetailDataPassing {
    var dataStore: (any DetailDataStore)? { get }
}

/// Leads on, and is where the scene's data arrives.
final class DetailRouter: DetailRoutingLogic, DetailDataPassing {
    weak var screen: DetailScreen?
    var dataStore: (any DetailDataStore)?

    func routeToAbout() throws {
        guard let screen else { throw Refusal("Detail can't make the About scene.") }
        try screen.navigator.perform(screen.storyboard.segue("About", from: screen))
    }
}
