public import Usher

/// A module's way in: what others may say to it.
///
/// A module declares its contract as two protocols, its input and its output, as ViperModules' `RatingModule`
/// does. Hold either one weakly: a module lives as long as its screen is shown.
public protocol ModuleInput: AnyObject {}

/// A module's way out: what it tells the one that opened it. See ``ModuleInput``.
public protocol ModuleOutput: AnyObject {}

/// The screen of a module, which leads to the module's input.
public protocol ModuleScreen: Screen {
    /// What the module is configured through.
    var moduleInput: any ModuleInput { get }
}

extension Segue {
    /// The input of the module that the segue leads to.
    ///
    /// - Throws: ``SegueError/wrongDestination(_:segue:expected:)`` when the destination is another module or none.
    public func moduleInput<Input>(as type: Input.Type) throws(SegueError) -> Input {
        guard let input = (destination as? any ModuleScreen)?.moduleInput as? Input else {
            throw .wrongDestination(
                "\(Swift.type(of: destination))", segue: identifier, expected: "a module with \(type)")
        }
        return input
    }
}
