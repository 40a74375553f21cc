/// One prompt: it says what is on its page and reports what was chosen to its delegate.
///
/// A screen knows its own data and nothing of other screens or of any coordinator.
///
/// ```swift
/// final class ColorScreen: Screen {
///     weak var delegate: (any ColorScreenDelegate)?
///
///     func draw(on page: inout Page) {
///         page.title("Pick a color")
///         page.item("Red")
///         page.item("Green")
///     }
///
///     func choose(_ choice: Choice) {
///         if case .item(let index) = choice { delegate?.colorScreen(self, didPick: index) }
///     }
/// }
/// ```
public protocol Screen: AnyObject {
    /// Describes the page as it should look now.
    ///
    /// Called each time the page is shown, with an empty page. Draw what is shown and no more: a list of a
    /// million rows draws the ten that are on the page.
    func draw(on page: inout Page)

    /// Takes a choice that the page offered.
    ///
    /// - Throws: A ``Refusal`` when the answer can't be used; the person reads it and is asked again.
    func choose(_ choice: Choice) throws(Refusal)
}
