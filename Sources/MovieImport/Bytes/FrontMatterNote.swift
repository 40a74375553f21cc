import MovieCatalog

/// Converts a note with YAML front matter to a line of JSON or, if it lists several films, to text.
struct FrontMatterNote {
    private(set) var json: [UInt8] = []

    /// `isPage` decides from property names and text whether the note lists several films.
    init?(
        _ bytes: ArraySlice<UInt8>, title: String, isPage: (_ names: [String], _ text: Substring) -> Bool
    ) {
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
        guard !isPage(properties.map(\.name), text) else {
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

    private static func plain(_ text: Substring) -> String {
        var text = text.trimmed
        for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            text = text.dropFirst().dropLast()
        }
        if text.hasPrefix("[["), text.hasSuffix("]]") { text = text.dropFirst(2).dropLast(2) }
        return String(text)
    }
}
