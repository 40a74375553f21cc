extension Movie {
    /// The fields with a search's words, if not the titles: `cast: James Caan`, `your note: With
    /// Anna.`
    package func matches(of search: MovieSearch) -> [String] {
        let words = search.parts.filter(\.isLoose).compactMap(\.words).map { Self.words(of: $0).joined() }
        let lists = [
            ("directors", directors), ("cast", cast), ("writers", writers), ("languages", languages),
            ("countries", countries), ("your note", [note ?? ""] + viewings.map { $0.note ?? "" }),
        ]
        return lists.flatMap { field, texts in
            texts.filter { text in
                Self.words(of: text).contains { word in words.contains { word.hasPrefix($0) } }
            }.prefix(3).map { "\(field): \($0)" }
        }
    }

    private static func words(of text: String) -> [Substring] {
        String(decoding: folded(text), as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
    }
}
