import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// Opens modules for a router that doesn't know that it is a view.
    protocol TransitionHandler: AnyObject {
        /// Opens the module that a segue leads to, when it is configured through its input, which stays good to talk on.
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
