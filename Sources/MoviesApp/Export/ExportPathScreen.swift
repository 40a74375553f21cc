import MovieCatalog
import Usher

/// The prompt for the file that movies are written to.
final class ExportPathScreen: Screen {
    weak var delegate: (any FilePromptDelegate)?
    private let search: MovieSearch
    /// The file, if the person names no other.
    private let path: String

    init(search: MovieSearch, to path: String) {
        self.search = search
        self.path = path
    }

    func draw(on page: inout Page) {
        page.title("Export")
        page.text(
            search.isEmpty
                ? "Writes all movies to a file." : "Writes the matches for “\(search.text)” to a file.")
        let file = Question.path().hint(
            "The ending sets the format: .jsonl keeps everything, .csv is for spreadsheets, .md and .txt for a friend, letterboxd.csv for Letterboxd."
        )
        page.ask("File", file, default: path) { [self] in try delegate?.take([$0]) }
        page.help(
            "The file goes into the folder you started in, unless you enter a path. ~/ is your home folder. "
                + "You are asked before a file is replaced.")
    }
}
