package import MovieCatalog

extension Restoration.Difference {
    /// How much is another one after going back, and the first films by name.
    package var lines: [String] {
        guard films > 0 else { return ["The films are the same."] }
        let more = films > titles.count ? " and \(counted(films - titles.count, "other"))" : ""
        return [
            "Different: \(counted(films, "film")), \(counted(viewings, "viewing")) on \(counted(days, "day")).",
            "These are \(titles.joined(separator: ", "))\(more).",
        ]
    }
}
