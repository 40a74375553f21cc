import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// Opens modules for a router, hiding from it that this is a view.
    protocol TransitionHandler: AnyObject {
        /// Opens a segue's module, configured through its input. The returned input stays valid.
        @discardableResult
        func openModule<Input>(
            usingSegue identifier: String, _ configure: (_ module: Input) throws -> Void
        ) throws -> Input
    }

    /// A view that opens modules.
    protocol TransitionView: TransitionHandler, SegueView {}
}

extension ModuleInputOutput.TransitionView {
    func openModule<Input>(
        usingSegue identifier: String, _ configure: (_ module: Input) throws -> Void
    ) throws -> Input {
        let segue = try storyboard.segue(identifier, from: self)
        let module = try segue.moduleInput(as: Input.self)
        try configure(module)
        try navigator.perform(segue)
        return module
    }
}
