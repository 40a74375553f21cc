/// One page: what it shows, and what each answer does.
///
/// A screen knows its data, but no other screen or coordinator. It reports choices to its delegate.
///
/// ```swift
/// final class ColorScreen: Screen {
///     weak var delegate: (any ColorScreenDelegate)?
///
///     func draw(on page: inout Page) {
///         page.title("Pick a color")
///         for color in Color.allCases {
///             page.item(color.name) { [self] in delegate?.colorScreen(self, didPick: color) }
///         }
///     }
/// }
/// ```
public protocol Screen: AnyObject {
    /// Draws the page and sets what its answers do.
    ///
    /// Called with an empty page, maybe several times. Draw only what is visible, such as ten of a
    /// million rows, and avoid side effects: a screen can't navigate or ask for work here.
    ///
    /// - Throws: Why the page can't be shown. What was drawn stays, followed by the error, but
    ///   without the screen's question, commands and item numbers.
    func draw(on page: inout Page) throws

    /// The return type of ``objection(to:)``, which the compiler infers.
    associatedtype GuardAnswer: ObjectionOrNil = Objection?

    /// Returns the screen's objection to being left: see ``Coordinator/objection(to:)``.
    func objection(to leaving: Leaving) -> GuardAnswer
}

extension Screen {
    /// Returns `nil`: the screen may be left.
    public func objection(to leaving: Leaving) -> Objection? { nil }
}
