import Platform

/// A command line up to the cursor, in words as a shell passes them. Nothing in it is run.
package struct ShellLine {
    package enum Shell: String { case bash, zsh, fish }

    package private(set) var words = [""]
    private let shell: Shell
    /// The quote that's open at the cursor.
    private var quote: Character?
    /// The characters of the last word that bash leaves as they are.
    private var kept = 0
    /// Whether the cursor is in the last word, and not after the space that ends it.
    private var isInWord = false

    /// - Parameter breaks: The signs after which bash completes a new word: `$COMP_WORDBREAKS`.
    package init(_ line: String, in shell: Shell, breaks: String = "") {
        self.shell = shell
        var rest = line[...]
        while let character = rest.popFirst() {
            switch (character, quote) {
            case (quote, _?):
                quote = nil
            case ("\\", nil): add(rest.popFirst() ?? "\\")
            case ("\\", "\""): add(rest.first.map("$`\"\\".contains) == true ? rest.removeFirst() : "\\")
            case ("\\", "'") where shell == .fish && rest.first.map("'\\".contains) == true:
                add(rest.removeFirst())
            case ("'", nil), ("\"", nil):
                quote = character
                kept = words[words.count - 1].count
            case (_, nil) where character.isWhitespace:
                if isInWord { words.append("") }
                kept = 0
            default:
                add(character)
                if quote == nil, breaks.contains(character) { kept = words[words.count - 1].count }
            }
            isInWord = quote != nil || !character.isWhitespace
        }
    }

    private mutating func add(_ character: Character) { words[words.count - 1].append(character) }

    /// Quotes a last word for bash; other shells need no quotes.
    package func quoted(_ word: String) -> String {
        guard shell == .bash else { return word }
        let text = String(word.dropFirst(kept))
        switch quote {
        case "'": return text.replacing("'", with: "'\\''")
        case .some:
            // In double quotes, bash keeps the backslash that protects ! from its history.
            return text.map { $0 == "!" ? "\"'!'\"" : "$`\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        case nil:
            return text.map { character in
                let isPlain = !character.isASCII || character.isLetter || character.isNumber
                return isPlain || "_-./,+%".contains(character) ? "\(character)" : "\\\(character)"
            }.joined()
        }
    }

    /// The paths in a line that the user typed, or that a terminal typed for files dropped on it.
    /// `~/` is the home folder. If the whole line names a file, it's the one path.
    static func paths(in line: String, home: String? = UserFolder.home) -> [String] {
        let whole = UserFolder.path(typed: line, home: home)
        if FileSystem.exists(whole) { return [whole] }
        let typed = ShellLine(line, in: .bash)
        return (typed.isInWord ? typed.words : typed.words.dropLast()).map {
            UserFolder.path(typed: $0, home: home)
        }
    }
}
