extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
    package var trimmed: Substring {
        // Fast path: usually there's nothing to trim, and finding Character boundaries is slow.
        let signs: Range<UInt8> = 0x21..<0x7F
        if let first = utf8.first, signs ~= first, let last = utf8.last, signs ~= last { return self[...] }
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return self[endIndex...] }
        return self[first...last]
    }

    var listed: [String] { split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }.map(String.init) }
}

/// The first word of typed text, and the punctuation after it: `8` and `:` in `8: great`.
struct TypedWord {
    let name: Substring
    let signs: Substring
    let rest: Substring
}

extension Substring {
    var firstWord: TypedWord {
        let letters = prefix { !$0.isWhitespace }
        // A comma ends a word, unless it's in a number such as “8,5”.
        let comma = letters.indices.dropFirst().first {
            letters[$0] == ","
                && !(letters[..<$0].last?.isNumber ?? false
                    && letters[$0...].dropFirst().first?.isNumber ?? false)
        }
        let word = comma.map { letters[...$0] } ?? letters
        let end = word.lastIndex { !Self.separators.contains($0) }.map(index(after:)) ?? startIndex
        return TypedWord(name: word[..<end], signs: word[end...], rest: self[word.endIndex...].trimmed)
    }

    func droppingSign(_ more: Character...) -> Substring {
        let word = prefix { !$0.isWhitespace }
        let rest = self[word.endIndex...].trimmed
        return !rest.isEmpty && word.allSatisfy { Self.separators.contains($0) || more.contains($0) }
            ? rest : self
    }

    private static let separators: Set<Character> = [",", ".", ":", ";", "!", "–", "—"]
}

extension Bool {
    package init?(answer: some StringProtocol) {
        switch answer.lowercased() {
        case "y", "yes", "true", "1": self = true
        case "n", "no", "false", "0": self = false
        default: return nil
        }
    }

    /// Reads yes or no in a table's cell, also as a check mark or in another language.
    package init?(mark: some StringProtocol) {
        let mark = String(
            String.UnicodeScalarView(mark.lowercased().unicodeScalars.filter { $0 != "\u{FE0F}" }))
        if let answer = Bool(answer: mark) {
            self = answer
        } else if Self.marks.yes.contains(mark) {
            self = true
        } else if Self.marks.no.contains(mark) {
            self = false
        } else {
            return nil
        }
    }

    private static let marks: (yes: Set<String>, no: Set<String>) = (
        yes: [
            "x", "✓", "✔", "✅", "☑", "[x]", "ja", "wahr", "oui", "vrai", "sí", "si", "sì", "verdadero",
            "vero", "sim", "tak", "да", "是", "seen", "watched", "checked",
        ],
        no: [
            "✗", "✘", "❌", "☐", "[]", "nein", "falsch", "non", "faux", "falso", "não", "nie", "нет", "否",
            "unseen", "unwatched", "unchecked",
        ]
    )
}
