import Platform

/// A command line up to the cursor, split into words as a shell would. Nothing in it is run.
package struct ShellLine {
    package enum Shell: String { case bash, zsh, fish }

    package private(set) var words = [""]
    private let shell: Shell
    /// The quote that's open at the cursor.
    private var quote: Character?
    /// The number of characters at the last word's start that bash keeps when completing it.
    private var kept = 0
    /// Whether the cursor is in or right after a word, rather than after a space.
    private var isInWord = false

    /// - Parameter breaks: The characters that separate words in bash: `$COMP_WORDBREAKS`.
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

    /// Quotes a completion of the last word for bash. Other shells add quotes themselves.
    package func quoted(_ word: String) -> String {
        guard shell == .bash else { return word }
        let text = String(word.dropFirst(kept))
        switch quote {
        case "'": return text.replacing("'", with: "'\\''")
        case .some:
            // In double quotes, bash would keep a backslash before !, so write ! in single quotes.
            return text.map { $0 == "!" ? "\"'!'\"" : "$`\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        case nil:
            return text.map { character in
                let isPlain = !character.isASCII || character.isLetter || character.isNumber
                return isPlain || "_-./,+%".contains(character) ? "\(character)" : "\\\(character)"
            }.joined()
        }
    }

    /// Splits a line into paths. If the whole line names a file, it's a single path despite spaces.
    static func paths(in line: String, home: String? = UserFolder.home) -> [String] {
        let whole = UserFolder.path(typed: line, home: home)
        if FileSystem.exists(whole) { return [whole] }
        let typed = ShellLine(line, in: .bash)
        return (typed.isInWord ? typed.words : typed.words.dropLast()).map {
            UserFolder.path(typed: $0, home: home)
        }
    }
}
