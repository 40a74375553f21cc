extension Navigator {
    /// Says a line once, above what the next page tells: what came of an answer.
    ///
    /// ```swift
    /// navigator.say("“\(film.title)” is deleted.")
    /// ```
    ///
    /// It stands above whatever page comes next, and is gone from the one after. Several lines follow each
    /// other. Where no page comes any more, they are the last that the session says.
    public func say(_ line: String) {
        requireNotDrawing("say a line")
        pages.said.append(line)
    }

    /// The lines that the next page says.
    func takeSaid() -> [String] {
        guard !pages.said.isEmpty else { return [] }
        defer { pages.said = [] }
        return pages.said
    }
}
