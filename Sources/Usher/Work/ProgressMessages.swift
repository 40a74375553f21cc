/// The messages about the progress of work: each when it is due, and the words of it.
struct ProgressMessages {
    private var action = ""
    private var count = 0
    /// When this action began, and when a line was last written, since the work began.
    private var begin = Duration.zero
    private var lastLine = Duration.zero
    /// The number of lines by count that were due.
    private var steps = 0

    /// The line that is due now, if one is.
    ///
    /// - Parameter time: Since the work began. Where it is given, a line is due each second; otherwise at each tenth of
    ///   the total, or each 100,000.
    mutating func line(
        _ action: String, _ count: Int, of total: Int?, _ unit: String, at time: Duration?, in words: Words
    ) -> String? {
        if action != self.action || count < self.count {
            steps = 0
            // The first action began with the work.
            if !self.action.isEmpty, let time { begin = time }
            self.action = action
        }
        self.count = count
        let isDue: Bool
        if let time {
            isDue = time - lastLine >= .seconds(1)
            if isDue { lastLine = time }
        } else {
            let previous = steps
            steps = self.steps(of: total)
            isDue = steps > previous
        }
        guard isDue else { return nil }
        var phrases = [Phrase.progress(action, count, of: total, unit)]
        if let time { phrases += rate(of: total, in: (time - begin) / .seconds(1)) }
        return phrases.map { words($0) }.joined(separator: ", ")
    }

    private func steps(of total: Int?) -> Int {
        guard let total, total > 0 else { return count / 100_000 }
        return Int(Double(min(max(count, 0), total)) * 10 / Double(total))
    }

    /// The rate and the time left, in so far as they can be told.
    private func rate(of total: Int?, in seconds: Double) -> [Phrase] {
        guard count > 0, seconds > 0 else { return [] }
        let rate = Double(count) / seconds
        let phrases: [Phrase] = rate >= 1 ? [.rate(rounded(rate))] : []
        guard let total, total > count else { return phrases }
        let left = (Double(total) - Double(count)) / rate
        return phrases + [
            left <= 90
                ? .secondsLeft(whole(left))
                : left <= 5400 ? .minutesLeft(whole(left / 60)) : .hoursLeft(whole(left / 3600))
        ]
    }
}

/// A rate to two digits: the others change with each line.
private func rounded(_ rate: Double) -> Int {
    var unit = 1.0
    while rate / unit >= 100 { unit *= 10 }
    return Int(exactly: (rate / unit).rounded() * unit) ?? .max
}

private func whole(_ value: Double) -> Int {
    Int(exactly: value.rounded(.up)) ?? .max
}
