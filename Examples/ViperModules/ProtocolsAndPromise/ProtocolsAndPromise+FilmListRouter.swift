import Usher

extension ProtocolsAndPromise {
    /// Asks for the next module, and says how it is to be configured once it is there.
    final class FilmListRouter: FilmListRouterInput {
        weak var transitionHandler: (any TransitionHandler)?

        func openDetail(of film: Film) throws {
            try transitionHandler?.openModule(usingSegue: "ShowDetail").then { module in
                guard let detail = module as? any FilmConfigurable else {
                    throw Refusal("\(type(of: module)) takes no film.")
                }
                detail.configure(with: film)
            }
        }
    }
}
