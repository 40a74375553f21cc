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
        let most = Swift.max(shown, 1)
        return most + 1 == count ? count : Swift.min(most, count)
    }
}
