import MovieCatalog
import Usher

final class ExportPathScreen: Screen {
    weak var delegate: (any FilePromptDelegate)?
    private let search: MovieSearch
    private let scope: SearchScope
    private let path: String

    init(search: MovieSearch, in scope: SearchScope, to path: String) {
        (self.search, self.scope, self.path) = (search, scope, path)
    }

    func draw(on page: inout Page) {
        page.title("Export")
        let list = scope == .all ? "" : " of “\(scope.title)”"
        page.text(
            "Writes \(search.isEmpty ? "all movies" : "the matches for “\(search.text)”")\(list) to a file.")
        let file = Question.path().hint(
            "The ending sets the format: .jsonl keeps everything, .csv is for spreadsheets, .md and .txt for a friend, letterboxd.csv for Letterboxd."
        )
        page.ask("File", file, default: path) { [self] in try delegate?.take([$0]) }
        page.help(
            "The file goes into the folder you started in, unless you enter a path. ~/ is your home folder. "
                + "You are asked before a file is replaced.")
    }
}
