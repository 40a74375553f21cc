/// Shown while work is done.
package final class WorkScreen: Screen {
    private let title: String
    private let text: String

    package init(_ title: String, _ text: String) {
        (self.title, self.text) = (title, text)
    }

    package func draw(on page: inout Page) {
        page.title(title)
        page.text(text)
    }
}
