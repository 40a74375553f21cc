import MovieCatalog

/// A note with YAML front matter, converted to a line of JSON; the text after it if that is no film.
struct FrontMatterNote {
    private(set) var json: [UInt8] = []

    init?(_ bytes: ArraySlice<UInt8>, title: String) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.first?.trimmed == "---",
            let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" })
        else { return nil }
        var properties: [(name: String, values: [String], isList: Bool)] = []
        for line in lines[1..<end] where !line.trimmed.isEmpty {
            let text = line.trimmed
            if text.hasPrefix("- "), !properties.isEmpty {
                properties[properties.count - 1].values.append(Self.plain(text.dropFirst(2)))
                properties[properties.count - 1].isList = true
            } else if let colon = text.firstIndex(of: ":") {
                var value = text[colon...].dropFirst().trimmed
                let isList = value.hasPrefix("[") && value.hasSuffix("]") && !value.hasPrefix("[[")
                if isList { value = value.dropFirst().dropLast() }
                let values = isList ? value.split(separator: ",") : value.isEmpty ? [] : [value]
                properties.append((text[..<colon].lowercased(), values.map(Self.plain), isList))
            } else {
                return nil
            }
        }
        guard !properties.isEmpty else { return nil }
        let text = lines[(end + 1)...].joined(separator: "\n").trimmed
        guard properties.contains(where: { Self.isOfFilm($0.name, in: text) }) || text.isEmpty else {
            json = Array(text.utf8)
            return
        }
        if !properties.contains(where: { $0.name == "title" }) {
            properties.append(("title", [title], false))
        }
        if !text.isEmpty, !properties.contains(where: { $0.name == "note" }) {
            properties.append(("note", [String(text)], false))
        }
        var writer = JSONWriter()
        for property in properties {
            if property.isList {
                writer.add(property.name, list: property.values)
            } else {
                writer.add(property.name, text: property.values.first)
            }
        }
        json = writer.end()
    }

    /// A year, or a rating, may also be the page's, if it has a table or a list of films.
    private static func isOfFilm(_ name: String, in text: Substring) -> Bool {
        guard let field = Column(named: name)?.field,
            ![.title, .note, .tags, .dayAdded, .publicRating].contains(field)
        else { return false }
        guard field == .year || field == .rating || field == .viewings else { return true }
        let lines = text.split(separator: "\n")
        let films = lines.count { PlainLine(String($0))?.year != nil }
        return films < 2 && !lines.contains { $0.hasPrefix("|") && $0.contains("--") }
    }

    private static func plain(_ text: Substring) -> String {
        var text = text.trimmed
        for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            text = text.dropFirst().dropLast()
        }
        if text.hasPrefix("[["), text.hasSuffix("]]") { text = text.dropFirst(2).dropLast(2) }
        return String(text)
    }
}
