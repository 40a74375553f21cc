import Usher
import UsherStoryboards

/// The routes to other scenes.
protocol DetailRoutingLogic {
    /// Opens the About scene. It takes no data, so there's nothing to prepare.
    func routeToAbout() throws
}

/// The scene's data, for the previous scene's router to set.
protocol DetailDataPassing {
    var dataStore: (any DetailDataStore)? { get }
}

/// Opens the next scene and exposes this scene's data.
final class DetailRouter: DetailRoutingLogic, DetailDataPassing {
    weak var screen: DetailScreen?
    var dataStore: (any DetailDataStore)?

    func routeToAbout() throws {
        guard let screen else { throw Refusal("Detail can't make the About scene.") }
        try screen.navigator.perform(screen.storyboard.segue("About", from: screen))
    }
}
