package import MovieCatalog

extension Catalog {
    /// Describes changes that the file has lost, if any. If the file is gone, saves a copy first.
    func lossInWords() -> String? { hasMoved ? keepElsewhereInWords() : takeLostChangesInWords() }

    package func takeLostChangesInWords() -> String? {
        guard let lost = try? takeLostChanges(), !lost.isEmpty else { return nil }
        let names = lost.suffix(5).map(\.description).joined(separator: ", ")
        let more = lost.count > 5 ? ", and \(counted(lost.count - 5, "earlier change"))" : ""
        return
            "An older copy of the catalog was put in its place. It lacks what you did here: \(names)\(more)."
    }

    package func checkInWords() throws(CatalogError) -> (isSound: Bool, words: String) {
        var seen: Set<String> = []
        let problems = try integrityProblems().map(\.description).filter { seen.insert($0).inserted }
        guard problems.isEmpty else {
            let advice =
                "This catalog is damaged. Unless a line says how to repair it, keep a copy and go back to your last "
                + "backup or export. Or start over with what can be read: movies export all.jsonl, then "
                + "movies --catalog NEW.sqlite import all.jsonl."
            return (false, (problems + [advice]).joined(separator: "\n"))
        }
        forgetDeletedWords()
        let sums = try "\(counted(statistics().movies, "movie")), \(counted(viewingCount(), "viewing"))"
        return (true, "No damage found: \(sums).")
    }

    private func keepElsewhereInWords() -> String {
        let what = "The catalog was deleted, moved or replaced while it was open"
        do throws(CatalogError) {
            guard let path = try keepElsewhere() else { return "\(what). You had changed nothing." }
            return "\(what). Your version was saved to \(path). Use movies restore to go back to it."
        } catch {
            return "\(what). Your version could not be saved: \(error)"
        }
    }
}
