import MovieCatalog
import Usher

final class ImportFileScreen: Screen {
    weak var delegate: (any FilePromptDelegate)?

    func draw(on page: inout Page) {
        page.title("Import")
        let question = Question("paths of files") { TypedPaths($0).paths }.suggestingPaths().hint(
            "Enter the path of an export (Letterboxd, IMDb, Netflix, Trakt, CSV, JSON) or of a backup. Put spaces "
                + "between several.")
        page.ask("File", question) { [self] in try delegate?.take($0) }
        page.help(
            "You can import IMDb's ratings, lists and watchlists; Letterboxd's zip, its folder or any file in it; Trakt's history, "
                + "ratings and lists; Netflix's viewing history; any CSV with a column of titles; any JSON with a list of movies, or a movie on each line; a "
                + "text file with a title and its year on each line; and what movies exports."
        )
        page.help("Nothing changes until you have seen a preview.")
    }
}
