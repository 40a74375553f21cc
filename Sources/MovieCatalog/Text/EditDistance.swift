/// Compares a text with letters added one by one. Swapping adjacent letters counts as one edit.
struct EditDistance {
    private let text: [Unicode.Scalar]
    /// Distances of the text's prefixes from the added letters. `before` is the previous `last`.
    private var last: [Int]
    private var before: [Int] = []
    private var letter: Unicode.Scalar?

    init(from text: String) {
        self.text = Array(text.unicodeScalars)
        last = Array(0...self.text.count)
    }

    mutating func append(_ next: Unicode.Scalar) {
        var row = [last[0] + 1]
        for (place, other) in text.enumerated() {
            var least = min(last[place] + (next == other ? 0 : 1), last[place + 1] + 1, row[place] + 1)
            if place > 0, text[place - 1] == next, letter == other {
                least = min(least, before[place - 1] + 1)
            }
            row.append(least)
        }
        (before, last, letter) = (last, row, next)
    }

    var distance: Int { last[text.count] }

    var least: Int { last.reduce(.max, min) }

    static func between(_ text: String, _ other: String) -> Int {
        var edits = EditDistance(from: text)
        other.unicodeScalars.forEach { edits.append($0) }
        return edits.distance
    }
}

package func nearest(to word: String, among words: [String]) -> String? {
    let near = words.map { ($0, EditDistance.between($0, word.lowercased())) }.min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= 2 && $0.1 * 2 < word.count + 1 ? $0.0 : nil }
}
