extension ProtocolsAndPromise {
    /// Asks for the next module and configures it when the promise is kept.
    final class FilmListRouter: FilmListRouterInput {
        weak var transitionHandler: (any TransitionHandler)?
        private var promise: ModulePromise?

        func openDetail(of film: Film) throws {
            promise = try transitionHandler?.openModule(usingSegue: "ShowDetail")
            promise?.then { module in self.configure(module, with: film) }
        }

        private func configure(_ module: any ModuleConfigurable, with film: Film) {
            (module as? any FilmConfigurable)?.configure(with: film)
        }
    }
}
