extension Movie {
    /// Returns a line such as `Heat (1995), 8.5 of 10`, followed by indented notes.
    func listed(
        hasNotes: Bool, inMarkdown isMarkdown: Bool, at number: Int? = nil, noting remark: String? = nil
    ) -> [UInt8] {
        var line = Array((number.map { "\($0). " } ?? (isMarkdown ? "- " : "")).utf8)
        line += (isMarkdown ? markdown(harmless(title)) : harmless(title)).utf8
        if let year { line += " (\(year))".utf8 }
        if let yourRating { line += ", \(yourRating) of 10".utf8 }
        line.append(UInt8(ascii: "\n"))
        let own = hasNotes ? [note] + viewings.map(\.note) : []
        for note in ([remark] + own).compactMap(\.self) {
            for part in note.split(whereSeparator: \.isNewline) {
                line += (isMarkdown ? "  > \(markdown(harmless(part)))\n" : "    \(harmless(part))\n").utf8
            }
        }
        return line
    }
}

extension MovieList {
    func heading(inMarkdown isMarkdown: Bool) -> String {
        let texts = [name] + [description].compactMap(\.self)
        let shown = texts.map { isMarkdown ? markdown(harmless($0)) : harmless($0) }
        return (isMarkdown ? "# " : "") + shown.map { $0 + "\n\n" }.joined()
    }
}

package func markdown(_ text: String) -> String {
    var escaped = ""
    var isStart = true
    for character in text {
        // At the start of a line, these characters begin a list or a heading.
        let opens =
            isStart && "+-=".contains(character) || ".)".contains(character) && escaped.allSatisfy(\.isNumber)
        if "\\`*_[]<>#|~&".contains(character) || opens { escaped += "\\" }
        escaped.append(character)
        isStart = false
    }
    return escaped
}
