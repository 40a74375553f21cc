package import MovieCatalog

extension Restoration.Difference {
    /// The numbers of differences, and the first movies by name.
    package var lines: [String] {
        let lists = lists > 0 ? ["Different lists: \(lists)."] : []
        guard films > 0 else { return ["The movies are the same."] + lists }
        let more = films > titles.count ? " and \(counted(films - titles.count, "other"))" : ""
        return [
            "Different: \(counted(films, "movie")), \(counted(viewings, "viewing")) on \(counted(days, "day")).",
            "Movies: \(titles.joined(separator: ", "))\(more).",
        ] + lists
    }
}

extension Catalog {
    /// The notice of a log that was found beside the catalog when it was opened.
    package var notice: String? {
        movedLog.map {
            "The log beside \(harmless($0.catalog)) belongs to another file, perhaps one that this one replaced. "
                + "It was moved to \(harmless($0.log)), and nothing in it was used."
        }
    }

    /// Checks all of the catalog.
    package func checkInWords() throws(CatalogError) -> (isSound: Bool, words: String) {
        var said: Set<String> = []
        let problems = try integrityProblems().map(\.description).filter { said.insert($0).inserted }
        guard problems.isEmpty else {
            let advice =
                "This catalog is damaged. Unless a line says how to repair it, keep a copy and go back to your last "
                + "backup or export. Or start over with what can be read: movies export all.jsonl, then "
                + "movies --catalog NEW.sqlite import all.jsonl."
            return (false, (problems + [advice]).joined(separator: "\n"))
        }
        let sums = try "\(counted(statistics().movies, "movie")), \(counted(viewingCount(), "viewing"))"
        return (true, "No damage found: \(sums).")
    }

    /// Keeps a catalog that was moved while it was open, as far as it was changed here.
    ///
    /// - Returns: What came of it.
    package func keepElsewhereInWords() -> String {
        let what = "The catalog was deleted, moved or replaced while it was open"
        do throws(CatalogError) {
            guard let path = try keepElsewhere() else { return "\(what). You had changed nothing." }
            return "\(what). Your version was saved to \(path). Use movies restore to go back to it."
        } catch {
            if case .overwrittenMeanwhile = error { return "\(error)" }
            return "\(what). Your version could not be saved: \(error)"
        }
    }
}
