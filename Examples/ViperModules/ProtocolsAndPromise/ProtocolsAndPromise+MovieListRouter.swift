import Usher

extension ProtocolsAndPromise {
    /// Requests the next module and says how to configure it once it exists.
    final class MovieListRouter: MovieListRouterInput {
        weak var transitionHandler: (any TransitionHandler)?

        func openDetail(of movie: Movie) throws {
            try transitionHandler?.openModule(usingSegue: "ShowMovieDetail").then { module in
                guard let detail = module as? any MovieConfigurable else {
                    throw Refusal("\(type(of: module)) takes no movie.")
                }
                detail.configure(with: movie)
            }
        }
    }
}
