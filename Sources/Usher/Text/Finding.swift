import Platform

extension Sequence<String> {
    /// Returns the ranks and indices of names that match a text, best first.
    func found(by text: String) -> [(rank: Int, place: Int)] {
        let text = text.searchKey
        return enumerated().compactMap { place, name in name.rank(of: text).map { ($0, place) } }
            .sorted(by: <)
    }

    /// Returns the names that best complete typed text, such as those that begin with it.
    func completing(_ text: String) -> [String] {
        let (names, found) = (Array(self), found(by: text))
        let last = found.first.map { $0.rank < 2 ? 1 : $0.rank == 2 ? 2 : .max } ?? 0
        return found.prefix { $0.rank <= last }.map { names[$0.place] }
    }
}

extension String {
    /// The rank of a match, lower for a better one; nil if the name doesn't match.
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
