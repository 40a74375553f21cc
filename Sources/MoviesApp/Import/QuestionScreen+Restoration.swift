import MovieCatalog
import Usher

extension QuestionScreen {
    /// - Parameter answered: Called with the result in words; nil after a no.
    convenience init(
        restoring catalog: Catalog, from path: String, answered: @escaping (String?) -> Void
    ) throws {
        let restoration = try Restoration(of: path)
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
