import Usher
import UsherStoryboards

/// The article's forms of transition between modules, in order, and a variant of the fifth.
enum TransitionForm: Int, CaseIterable {
    case factories = 1
    case viewPrepare, configurationBlock, protocolsAndPromise, moduleInputOutput, embeddedRating

    func makeScreen(navigator: Navigator) throws -> any Screen {
        let storyboard: Storyboard
        switch self {
        case .factories: return Factories.movieListFactory(navigator: navigator).makeModule()
        case .viewPrepare: storyboard = ViewPrepare.storyboard(navigator: navigator)
        case .configurationBlock: storyboard = ConfigurationBlock.storyboard(navigator: navigator)
        case .protocolsAndPromise: storyboard = ProtocolsAndPromise.storyboard(navigator: navigator)
        case .moduleInputOutput: storyboard = ModuleInputOutput.storyboard(navigator: navigator)
        case .embeddedRating: storyboard = EmbeddedRating.storyboard(navigator: navigator)
        }
        return try storyboard.makeScreen("MovieList")
    }
}
