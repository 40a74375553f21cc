import Usher

protocol ReplacementScreenDelegate: AnyObject {
    func replacementScreen(_ screen: ReplacementScreen, didConfirm path: String) throws
    func replacementScreenDidCancel(_ screen: ReplacementScreen)
}

/// The question before a file is replaced.
final class ReplacementScreen: Screen {
    weak var delegate: (any ReplacementScreenDelegate)?
    private let path: String

    init(path: String) {
        self.path = path
    }

    func draw(on page: inout Page) {
        page.title("Replace a file")
        page.text("\(path) is there already.")
        page.confirm("Replace it?") { [self] isYes in
            if isYes {
                try delegate?.replacementScreen(self, didConfirm: path)
            } else {
                delegate?.replacementScreenDidCancel(self)
            }
        }
        page.help("What is in the file now is lost then, and can't be brought back.")
    }
}
