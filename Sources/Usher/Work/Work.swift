import Platform

/// Long or asynchronous work that reports its progress and can be canceled with Ctrl-C.
///
/// ```swift
/// navigator.work(for: self) { work in
///     for (index, film) in films.enumerated() {
///         if index % 500 == 0 { try work.report("Imported", index, of: films.count, "films") }
///         catalog.add(film)
///     }
///     didImport()
/// }
/// ```
///
/// After Ctrl-C, every report and every wait of the work throws a `CancellationError`. Clean up and
/// rethrow it. The session then shows the page again.
public struct Work: ~Copyable {
    let host: any Host
    let words: Words
    private let start: ContinuousClock.Instant
    private var progress = ProgressMessages()
    private(set) var isInterrupted = false
    private(set) var failure: ConsoleError?

    init(on host: any Host, in words: Words = .english) {
        (self.host, self.words) = (host, words)
        start = host.now
    }

    /// Reports progress. Cheap enough to call every few hundred rows.
    ///
    /// On a terminal, a line is written about once a second, and none if the work ends sooner:
    ///
    ///     Imported 120,000 of 1,000,000 films, 98,000 a second, 9 s left
    ///
    /// Elsewhere, a line is written for each tenth of the total, or each 100,000 if it's unknown,
    /// so that output is repeatable. A smaller count or another action restarts the measurement.
    ///
    /// `action` begins the line, in the past tense, and `unit` is a plural.
    ///
    /// - Throws: A `CancellationError` after Ctrl-C.
    public mutating func report(
        _ action: String, _ count: Int, of total: Int? = nil, _ unit: String
    ) throws(CancellationError) {
        try checkInterrupt()
        // Don't block the work while the output is paused.
        guard host.takesTextAtOnce else { return }
        let time = host.showsTyping ? start.duration(to: host.now) : nil
        if let line = progress.line(action, count, of: total, unit, at: time, in: words) { say(line) }
    }

    /// Writes a line immediately, such as a result or an item that was skipped.
    public mutating func say(_ line: String) {
        var text = TextBuilder()
        text.append(line: line)
        if host.holdsPrintedText { flushStreams() }
        do {
            try host.write(text, to: .page)
        } catch {
            failure = error
        }
    }

    mutating func run(_ body: (inout Work) throws -> Void) throws {
        do {
            try body(&self)
            end(isCanceled: false)
        } catch {
            end(isCanceled: error is CancellationError)
            throw error
        }
    }

    private mutating func end(isCanceled: Bool) {
        // Consume a Ctrl-C that came too late, so that the next page doesn't receive it.
        if !isInterrupted, host.takeInterrupt() { isInterrupted = isCanceled }
        guard isInterrupted else { return }
        // End the line on which the terminal shows ^C.
        if host.showsTyping { say("") }
        say(words("work.stopped"))
    }

    mutating func checkInterrupt() throws(CancellationError) {
        if host.takeInterrupt() { isInterrupted = true }
        if isInterrupted || failure != nil { throw CancellationError() }
    }
}
