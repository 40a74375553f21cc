import MovieCatalog
import Usher

protocol ImportFileScreenDelegate: AnyObject {
    func importFileScreen(_ screen: ImportFileScreen, didEnter paths: [String]) throws
}

/// The prompt for the files to import.
final class ImportFileScreen: Screen {
    weak var delegate: (any ImportFileScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("Import")
        let question = Question("paths of files") { TypedPaths($0).paths }.suggestingPaths().hint(
            "Takes the path of a file, or of several with spaces between them, or of a whole export; that of a backup goes "
                + "back to it.")
        page.ask("File", question) { [self] in try delegate?.importFileScreen(self, didEnter: $0) }
        page.help(
            "Known are exports of ratings, lists and watchlists from IMDb; Letterboxd's whole zip or its folder, and each file in it; history, "
                + "ratings and lists of Trakt; Netflix's viewing history; any CSV with a column of titles; any JSON with a list of movies, or a movie on each line; a "
                + "plain list with a title and its year a line; and what movies exports."
        )
        page.help("Nothing is changed before you have seen what would be.")
    }
}
