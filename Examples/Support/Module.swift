public import Usher

/// A module's input: the messages that other modules may send it.
///
/// A module declares two protocols, one for its input and one for its output. Hold references of
/// both types weakly, because a module lives only while its screen is shown.
public protocol ModuleInput: AnyObject {}

/// A module's output: the messages it sends to its opener. See ``ModuleInput``.
public protocol ModuleOutput: AnyObject {}

/// A module's screen, which gives access to the module's input.
public protocol ModuleScreen: Screen {
    /// The input that configures the module.
    var moduleInput: any ModuleInput { get }
}

extension Segue {
    /// The input of the module that the segue leads to.
    ///
    /// - Throws: ``SegueError/wrongDestination(_:segue:expected:)`` if it doesn't have this type.
    public func moduleInput<Input>(as type: Input.Type) throws(SegueError) -> Input {
        guard let input = (destination as? any ModuleScreen)?.moduleInput as? Input else {
            throw .wrongDestination(
                "\(Swift.type(of: destination))", segue: identifier, expected: "a module with \(type)")
        }
        return input
    }
}
