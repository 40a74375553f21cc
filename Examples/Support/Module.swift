public import Usher

/// A module's way in: what others may say to it.
///
/// A module declares its contract as two protocols, the input that the opening module's router configures it
/// through, and the output that brings data back. Its presenter is usually the input, and the presenter of the
/// opening module the output.
///
/// ```swift
/// protocol RatingModuleInput: ModuleInput {
///     var output: (any RatingModuleOutput)? { get set }
///     func configure(stars: Int)
/// }
///
/// protocol RatingModuleOutput: ModuleOutput {
///     func ratingModule(_ module: any RatingModuleInput, didRate stars: Int)
/// }
///
/// let segue = try storyboard.segue("ShowRating", from: screen)
/// let rating = try segue.moduleInput(as: (any RatingModuleInput).self)
/// rating.configure(stars: 3)
/// rating.output = presenter
/// try navigator.perform(segue)
/// ```
///
/// Whoever keeps an input to talk on keeps it `weak`, and so a module its output: a module lives as long as its
/// screen is shown.
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
