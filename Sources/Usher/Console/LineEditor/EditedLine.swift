struct EditedLine: Equatable {
    private(set) var characters: [Character]
    private(set) var cursor: Int

    init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    var text: String { String(characters) }
    var head: String { String(characters[..<cursor]) }

    mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }
    mutating func replaceHead(with text: String) { replace(0..<cursor, with: text) }

    mutating func apply(_ key: Key) {
        switch key {
        case .text(let text): insert(text)
        case .left: cursor = max(cursor - 1, 0)
        case .right: cursor = min(cursor + 1, characters.count)
        case .home: cursor = 0
        case .lineEnd: cursor = characters.count
        case .wordLeft: cursor = wordStart
        case .wordRight: cursor = wordEnd
        case .backspace: replace(max(cursor - 1, 0)..<cursor)
        case .delete: replace(cursor..<min(cursor + 1, characters.count))
        case .deleteWordLeft: replace(wordStart..<cursor)
        case .deleteWordRight: replace(cursor..<wordEnd)
        case .deleteToStart: replace(0..<cursor)
        case .deleteToEnd: replace(cursor..<characters.count)
        case .enter, .escape, .endOfInput, .tab, .up, .down, .pageUp, .pageDown, .redraw: break
        }
    }

    /// Replaces characters. Neighbors that now form a single character are joined, as with accents.
    private mutating func replace(_ range: Range<Int>, with text: String = "") {
        let start = max(range.lowerBound - 1, 0)
        let head = String(characters[start..<range.lowerBound]) + text
        var (end, joined) = (range.upperBound, Array(head))
        while end < characters.count, let last = joined.last {
            let (next, both) = (characters[end], Array(String(last) + String(characters[end])))
            if both == [last, next] { break }
            joined.replaceSubrange(joined.count - 1..<joined.count, with: both)
            end += 1
        }
        characters.replaceSubrange(start..<end, with: joined)
        cursor = start + head.count
    }

    private var wordStart: Int {
        let word = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? 0
        return characters[..<word].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    }

    private var wordEnd: Int {
        let word = characters[cursor...].firstIndex { !$0.isWhitespace } ?? characters.count
        return characters[word...].firstIndex(where: \.isWhitespace) ?? characters.count
    }
}
