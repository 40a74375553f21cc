package import MovieCatalog

extension Restoration.Difference {
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
    package var noticeInWords: String? {
        switch notice {
        case nil: nil
        case .converted(let path, let format, let kept, let log):
            "\(harmless(path)) was converted from format \(format). It's kept as it was in \(harmless(kept))."
                + (log.map { recoveryAdvice(log: $0, kept: kept) } ?? "")
        case .recovered(let path):
            "\(harmless(path)): the last change was interrupted before it was complete, and was undone. "
                + "The catalog is intact."
        case .usedByEarlierVersion(let path):
            "\(harmless(path)) is in use by an earlier version of movies, so nothing can be changed. "
                + "Quit that one, then start again."
        }
    }

    private func recoveryAdvice(log: String, kept: String) -> String {
        let copies = "cp \(shellWord(kept)) x.sqlite && cp \(shellWord(log)) x.sqlite-wal"
        let transfer = "movies --catalog x.sqlite export x.jsonl && movies import x.jsonl"
        return " An earlier version set changes aside in \(harmless(log)). To get them back: "
            + harmless("\(copies) && movies --catalog x.sqlite check && \(transfer)")
    }

    /// What of the session isn't in the file, in words. A catalog that was moved is saved elsewhere.
    var loss: String? { hasMoved ? keepElsewhereInWords() : takeLostChangesInWords() }

    package func takeLostChangesInWords() -> String? {
        guard let lost = try? takeLostChanges(), !lost.isEmpty else { return nil }
        let names = lost.suffix(5).map(\.description).joined(separator: ", ")
        let more = lost.count > 5 ? ", and \(counted(lost.count - 5, "earlier change"))" : ""
        return
            "An older copy of the catalog was put in its place. It lacks what you did here: \(names)\(more)."
    }

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

    /// Saves a catalog that was moved while open, as far as it was changed here.
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
