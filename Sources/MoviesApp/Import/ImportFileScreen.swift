import MovieCatalog
import Usher

final class ImportFileScreen: Screen {
    weak var delegate: (any FilePromptDelegate)?

    func draw(on page: inout Page) {
        page.title("Import")
        let question = Question("paths of files") { ShellLine.paths(in: $0) }.suggestingPaths().hint(
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

extension QuestionScreen {
    /// - Parameter answered: Called with a sentence about the result, or nil if the user says no.
    convenience init(
        restoring catalog: Catalog, from path: String, answered: @escaping (String?) -> Void
    ) throws {
        let restoration = try BackupRestoration(of: path)
        let difference = try restoration.difference(from: catalog)
        self.init { page in
            page.title("Go back to a backup")
            for line in difference.lines { page.text(line) }
            page.ask("Go back to \(path)?", .yesOrNo, default: false) { isYes in
                guard isYes else { return answered(nil) }
                let kept = try restoration.replace(catalog)
                answered("Went back to \(path). The replaced catalog is kept in \(kept).")
            }
            page.help("The catalog as it is now will be kept in a file beside it.")
        }
    }
}
