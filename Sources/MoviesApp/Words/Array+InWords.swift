extension [String] {
    var inWords: String {
        prefix(shown).joined(separator: ", ") + (shown < count ? ", and \(count - shown) more" : "")
    }

    var shown: Int {
        // Fast path: no text has more characters than bytes.
        if reduce(0, { $0 + $1.utf8.count + 2 }) <= 128 { return count }
        var length = 0
        let shown = prefix {
            length += $0.count + 2
            return length <= 128
        }.count
        // One more takes no more room than saying so.
        return Swift.max(shown, 1) + 1 == count ? count : Swift.max(shown, 1)
    }
}
