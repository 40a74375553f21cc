extension Movie {
    /// The movie in a list for a friend, a line with its end: `Heat (1995), 8.5 of 10`, and below it what the person wrote.
    func listed(hasNotes: Bool, inMarkdown isMarkdown: Bool) -> [UInt8] {
        var line = isMarkdown ? "- \(markdown(harmless(title)))" : harmless(title)
        if let year { line += " (\(year))" }
        if let yourRating { line += ", \(yourRating) of 10" }
        line += "\n"
        guard hasNotes else { return Array(line.utf8) }
        for note in [note].compactMap(\.self) + viewings.compactMap(\.note) {
            for part in note.split(whereSeparator: \.isNewline) {
                line += isMarkdown ? "  > \(markdown(harmless(part)))\n" : "    \(harmless(part))\n"
            }
        }
        return Array(line.utf8)
    }
}

/// A text that Markdown shows as it is.
package func markdown(_ text: String) -> String {
    var escaped = ""
    var isStart = true
    for character in text {
        // At the beginning, these make a list or a heading.
        let opens =
            isStart && "+-=".contains(character) || ".)".contains(character) && escaped.allSatisfy(\.isNumber)
        if "\\`*_[]<>#|~&".contains(character) || opens { escaped += "\\" }
        escaped.append(character)
        isStart = false
    }
    return escaped
}
