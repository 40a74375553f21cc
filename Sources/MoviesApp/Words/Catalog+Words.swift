package import MovieCatalog

extension Restoration.Difference {
    /// The numbers of differences, and the first movies by name.
    package var lines: [String] {
        guard films > 0 else { return ["The films are the same."] }
        let more = films > titles.count ? " and \(counted(films - titles.count, "other"))" : ""
        return [
            "Different: \(counted(films, "film")), \(counted(viewings, "viewing")) on \(counted(days, "day")).",
            "These are \(titles.joined(separator: ", "))\(more).",
        ]
    }
}

extension Catalog {
    /// The notice of a log that was found beside the catalog when it was opened.
    package var notice: String? {
        movedLog.map {
            "Beside \(harmless($0.catalog)) there was a log of another file, perhaps of the one that this one has replaced; "
                + "it is now \(harmless($0.log)), and none of it is in the catalog."
        }
    }

    /// Checks all of the catalog.
    package func checkInWords() throws(CatalogError) -> (isSound: Bool, words: String) {
        let problems = try integrityProblems().map(\.description)
        guard problems.isEmpty else {
            let advice =
                "This catalog doesn't hold together. Where no line says what mends it, keep a copy, and go back to your last "
                + "backup or export."
            return (false, (problems + [advice]).joined(separator: "\n"))
        }
        let numbers = try statistics()
        let sums = "\(counted(numbers.movies, "movie")), \(counted(numbers.viewings, "viewing"))"
        return (true, "All holds together: \(sums).")
    }

    /// Keeps a catalog that was moved while it was open, as far as it was changed here.
    ///
    /// - Returns: What came of it.
    package func keepElsewhereInWords() -> String {
        let what = "The catalog was deleted, moved or replaced while it was open"
        do throws(CatalogError) {
            guard let path = try keepElsewhere() else { return "\(what); nothing was changed here." }
            return "\(what). As it was here, it is kept in \(path); movies restore goes back to that."
        } catch {
            if case .overwrittenMeanwhile = error { return "\(error)" }
            return "\(what). As it was here, it could not be kept: \(error)"
        }
    }
}
