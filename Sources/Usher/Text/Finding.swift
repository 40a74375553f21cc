import Platform

extension Sequence<String> {
    /// The places of the names that a text finds, the best first: those that are it, begin with it, have it anywhere, and
    /// then those that have its letters in this order, the closest together first.
    func found(by text: String) -> [(rank: Int, place: Int)] {
        let text = text.searchKey
        return enumerated().compactMap { place, name in name.rank(of: text).map { ($0, place) } }
            .sorted(by: <)
    }

    /// The names that complete a text: those that begin so, or else have it, or else its letters in this order.
    func completing(_ text: String) -> [String] {
        let (names, found) = (Array(self), found(by: text))
        let last = found.first.map { $0.rank < 2 ? 1 : $0.rank == 2 ? 2 : .max } ?? 0
        return found.prefix { $0.rank <= last }.map { names[$0.place] }
    }
}

extension String {
    /// The rank of this name for a folded text: 0 if it is the name, 1 its beginning, 2 a part, and 3 and more the
    /// further its letters are from each other; `nil` where it doesn't.
    fileprivate func rank(of text: String) -> Int? {
        let name = trimmed.searchKey
        if name.hasPrefix(text) { return name == text ? 0 : 1 }
        if name.contains(text) { return 2 }
        let letters = text.filter { !$0.isWhitespace }
        let characters = Array(name)
        var least: Int?
        for start in characters.indices where characters[start] == letters.first {
            var (rest, end) = (letters.dropFirst(), start)
            while let letter = rest.first, let next = characters[(end + 1)...].firstIndex(of: letter) {
                (rest, end) = (rest.dropFirst(), next)
            }
            guard rest.isEmpty else { break }
            least = min(least ?? .max, end - start + 3)
        }
        return least
    }
}
