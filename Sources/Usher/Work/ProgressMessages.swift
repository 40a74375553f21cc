struct ProgressMessages {
    private var action = ""
    private var count = 0
    // The start of the action and the time of the last line, both since the start of the work.
    private var begin = Duration.zero
    private var lastLine = Duration.zero
    private var steps = 0

    /// Returns a progress line if one is due. Without a `time`, that doesn't depend on the clock.
    mutating func line(
        _ action: String, _ count: Int, of total: Int?, _ unit: String, at time: Duration?, in words: Words
    ) -> String? {
        if action != self.action || count < self.count {
            steps = 0
            // The first action began with the work, at zero.
            if !self.action.isEmpty, let time { begin = time }
            self.action = action
        }
        self.count = count
        if let time {
            guard time - lastLine >= .seconds(1) else { return nil }
            lastLine = time
        } else {
            let previous = steps
            steps = self.steps(of: total)
            guard steps > previous else { return nil }
        }
        let key = total == nil ? "work.progress" : "work.progress.of"
        var phrases = [Phrase(key, ["action": action, "count": count, "total": total ?? 0, "unit": unit])]
        if let time { phrases += rate(of: total, in: (time - begin) / .seconds(1)) }
        return phrases.map { words($0) }.joined(separator: ", ")
    }

    private func steps(of total: Int?) -> Int {
        guard let total, total > 0 else { return count / 100_000 }
        return Int(Double(min(max(count, 0), total)) * 10 / Double(total))
    }

    private func rate(of total: Int?, in seconds: Double) -> [Phrase] {
        guard count > 0, seconds > 0 else { return [] }
        let rate = Double(count) / seconds
        let phrases: [Phrase] = rate >= 1 ? [Phrase("work.rate", ["count": rounded(rate)])] : []
        guard let total, total > count else { return phrases }
        let left = (Double(total) - Double(count)) / rate
        let (key, unit) = left <= 90 ? ("seconds", 1) : left <= 5400 ? ("minutes", 60) : ("hours", 3600.0)
        let whole = Int(exactly: (left / unit).rounded(.up)) ?? .max
        return phrases + [Phrase("work.\(key)", ["count": whole])]
    }
}

/// Rounds to two significant digits, because further digits would change with each line.
private func rounded(_ rate: Double) -> Int {
    var unit = 1.0
    while rate / unit >= 100 { unit *= 10 }
    return Int(exactly: (rate / unit).rounded() * unit) ?? .max
}
