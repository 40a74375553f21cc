import Platform

/// The paths in a line that the user typed, or that a terminal typed for files dropped on it.
///
/// As in a shell, spaces separate paths, a backslash or quotes keep them in one, and `~/` is the
/// home folder. If the whole line names a file, it's that one path.
package struct TypedPaths {
    package let paths: [String]

    package init(_ line: String, home: String? = UserFolder.home) {
        let whole = UserFolder.path(typed: line, home: home)
        paths =
            FileSystem.exists(whole)
            ? [whole] : Self.split(line).map { UserFolder.path(typed: $0, home: home) }
    }

    private static func split(_ line: String) -> [String] {
        var paths: [String] = []
        var path: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            switch (character, quote) {
            case _ where isEscaped:
                path = (path ?? "") + String(character)
                isEscaped = false
            case ("\\", _) where quote != "'": isEscaped = true
            case (quote, _?): quote = nil
            case (_, _?): path = (path ?? "") + String(character)
            case ("'", nil), ("\"", nil):
                quote = character
                path = path ?? ""
            case _ where character.isWhitespace:
                if let whole = path { paths.append(whole) }
                path = nil
            default: path = (path ?? "") + String(character)
            }
        }
        if isEscaped { path = (path ?? "") + "\\" }
        if let path { paths.append(path) }
        return paths
    }
}
