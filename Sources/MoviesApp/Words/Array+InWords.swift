extension [String] {
    var inWords: String {
        prefix(shown).joined(separator: ", ") + (shown < count ? ", and \(count - shown) more" : "")
    }

    var shown: Int {
        var length = 0
        let shown = prefix {
            length += $0.count + 2
            return length <= 128
        }.count
        // One more takes no more room than saying so.
        return Swift.max(shown, 1) + 1 == count ? count : Swift.max(shown, 1)
    }
}
