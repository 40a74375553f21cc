import MovieCatalog
import Usher

/// Takes the files that were typed at a prompt, or in the line that would have opened the prompt.
protocol FilePromptDelegate: AnyObject {
    func take(_ paths: [String]) throws
}

extension Navigator {
    /// Writes to a file, after asking whether to replace an existing file.
    ///
    /// - Parameter write: Receives the file that the user agreed to replace, if any.
    func write(
        to path: String, for flow: any Coordinator, _ write: @escaping (FileStatus?) throws -> Void
    ) throws {
        do {
            try write(nil)
        } catch let error as CatalogError where error.kind == .alreadyThere {
            let existing = try? FileStatus(at: path)
            let question = QuestionScreen { page in
                page.title("Replace a file")
                page.text("\(path) already exists.")
                page.ask("Replace it?", .yesOrNo, default: false) { if $0 { try write(existing) } }
                page.help("The current file can't be brought back.")
            }
            push(question, for: flow)
        }
    }
}
