import Usher
import UsherStoryboards

extension ProtocolsAndPromise {
    /// Opens modules for a router, which needn't know that the handler is a view.
    protocol TransitionHandler: AnyObject {
        func openModule(usingSegue identifier: String) throws -> ModulePromise
    }

    /// A view that opens modules.
    protocol TransitionView: TransitionHandler, SegueView, SeguePreparing {}

    /// A view that exposes the object through which its module is configured.
    protocol ModuleConfigurableHolder: Screen {
        var moduleConfigurable: any ModuleConfigurable { get }
    }

    /// The object through which a module is configured: its presenter.
    protocol ModuleConfigurable: AnyObject {}

    /// A module that takes a movie.
    protocol MovieConfigurable: ModuleConfigurable {
        func configure(with movie: Movie)
    }
}

extension ProtocolsAndPromise.TransitionView {
    func openModule(usingSegue identifier: String) throws -> ProtocolsAndPromise.ModulePromise {
        let promise = ProtocolsAndPromise.ModulePromise()
        try performSegue(withIdentifier: identifier, sender: promise)
        return promise
    }

    func prepare(for segue: Segue, sender: Any?) throws {
        guard let promise = sender as? ProtocolsAndPromise.ModulePromise else { return }
        guard let holder = segue.destination as? any ProtocolsAndPromise.ModuleConfigurableHolder else {
            throw Refusal("\(type(of: segue.destination)) can't be configured.")
        }
        try promise.fulfill(with: holder.moduleConfigurable)
    }
}
