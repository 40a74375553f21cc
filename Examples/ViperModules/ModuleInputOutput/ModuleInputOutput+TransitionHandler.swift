import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// Opens modules for a router, which needn't know that the handler is a view.
    protocol TransitionHandler: AnyObject {
        /// Configures the module that a segue leads to, opens it and returns its input.
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
