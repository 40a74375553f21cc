/// A piece of long or asynchronous work while it is done: says how far it is, waits, and notices Ctrl-C.
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
/// After an interrupt every report and every wait of the same piece throws a `CancellationError`, so the work may put
/// things right first and let the error go on. The session then shows the page again.
public struct Work: ~Copyable {
    let host: any Host
    let words: Words
    private let start: ContinuousClock.Instant
    private var progress = ProgressMessages()

    private(set) var isInterrupted = false

    /// Why nothing more can be written.
    private(set) var failure: ConsoleError?

    init(on host: any Host, in words: Words = .english) {
        (self.host, self.words) = (host, words)
        start = host.now
    }

    /// Says how far the work is; cheap enough for every few hundred rows.
    ///
    /// On a terminal the person reads a line about once a second, and nothing if the work takes no longer:
    ///
    ///     Imported 120,000 of 1,000,000 films, 98,000 a second, 9 s left
    ///
    /// Elsewhere it is a line for each tenth of the total, or each 100,000 where that isn't known, so that the same
    /// input gives the same output. A line is left out while its reader is stopped. A count that begins
    /// again, or another action, begins a new measure.
    ///
    /// - Parameters:
    ///   - action: What is done, as the line says it: `Imported`.
    ///   - count: How many are done.
    ///   - total: How many there are in all, where it is known.
    ///   - unit: What is counted: `films`.
    /// - Throws: A `CancellationError` when the person has pressed Ctrl-C.
    public mutating func report(
        _ action: String, _ count: Int, of total: Int? = nil, _ unit: String
    ) throws(CancellationError) {
        try checkInterrupt()
        // Work may keep others waiting, which a reader who has stopped must not do.
        guard host.takesTextAtOnce else { return }
        let time = host.showsTyping ? start.duration(to: host.now) : nil
        if let line = progress.line(action, count, of: total, unit, at: time, in: words) { say(line) }
    }

    /// Says a line at once, between the page and what comes after: what was found, what failed and is passed over.
    ///
    /// ```swift
    /// work.say("web-13: disk full")
    /// ```
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

    /// Does it, and says that it was stopped, if it was.
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
        // What the work calls, a database say, may have seen it first; one that came too late for the work was still meant
        // for it, not for the page after.
        if !isInterrupted, host.takeInterrupt() { isInterrupted = isCanceled }
        guard isInterrupted else { return }
        // A terminal has shown the ^C on the line where it was typed.
        if host.showsTyping { say("") }
        say(words(.stopped))
    }

    mutating func checkInterrupt() throws(CancellationError) {
        if host.takeInterrupt() { isInterrupted = true }
        if isInterrupted || failure != nil { throw CancellationError() }
    }
}
