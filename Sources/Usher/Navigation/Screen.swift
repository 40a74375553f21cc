/// One prompt: it says what is on its page, and what each answer does.
///
/// A screen knows its own data and nothing of other screens or of any coordinator: what a person chose, it reports to its
/// delegate.
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
    /// Describes the page as it should look now, and what its answers do.
    ///
    /// Called each time the page is shown, with an empty page. Draw what is shown and no more: a list of a million rows
    /// draws the ten that are on the page. Drawing changes nothing: a screen can neither move nor ask for work meanwhile.
    ///
    /// - Throws: Why the page can't be shown. What was drawn can be read then, though not answered, and the error's words
    ///   follow; the person goes back, home or out.
    func draw(on page: inout Page) throws

    /// The type of a guard's answer, which is inferred.
    associatedtype GuardAnswer: ObjectionOrNil = Objection?

    /// Returns the screen's objection to being left, before anything has moved: see
    /// ``Coordinator/objection(to:)``.
    func objection(to leaving: Leaving) -> GuardAnswer
}

extension Screen {
    /// It may be left.
    public func objection(to leaving: Leaving) -> Objection? { nil }
}
