import MovieCatalog
import Usher

/// The delegate of a prompt for files, which may be typed before the prompt.
protocol FilePromptDelegate: AnyObject {
    func take(_ paths: [String]) throws
}

extension QuestionScreen {
    /// - Parameter replace: Called after a yes, with the file that was asked about.
    convenience init(replacing path: String, _ replace: @escaping (FileStatus?) throws -> Void) {
        let asked = try? FileStatus(at: path)
        self.init { page in
            page.title("Replace a file")
            page.text("\(path) already exists.")
            page.ask("Replace it?", .yesOrNo, default: false) { isYes in if isYes { try replace(asked) } }
            page.help("The current file can't be brought back.")
        }
    }
}
