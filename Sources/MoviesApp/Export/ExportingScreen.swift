import Usher

/// What is shown while movies are written.
final class ExportingScreen: Screen {
    private let path: String

    init(path: String) {
        self.path = path
    }

    func draw(on page: inout Page) {
        page.title("Exporting")
        page.text("To \(path); Ctrl-C stops it and leaves no file.")
    }
}
