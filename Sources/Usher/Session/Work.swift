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
    private let console: any Console
    private let words: Words
    private let start = ContinuousClock.now
    private var progress = Progress()

    /// Whether the person pressed Ctrl-C.
    private(set) var isInterrupted = false

    /// Why nothing more can be written.
    private(set) var failure: ConsoleError?

    init(on console: any Console, in words: Words = .english) {
        (self.console, self.words) = (console, words)
    }

    /// Says how far the work is; cheap enough for every few hundred rows.
    ///
    /// On a terminal the person reads a line about once a second, and nothing if the work takes no longer:
    ///
    ///     Imported 120,000 of 1,000,000 films, 98,000 a second, 9 s left
    ///
    /// Elsewhere it is a line for each tenth of the total, or each 100,000 where that isn't known, so that the same
    /// input gives the same output. A count that begins again, or another action, begins a new measure.
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
        let time = console.showsTyping ? start.duration(to: .now) : nil
        if let line = progress.line(action, count, of: total, unit, at: time, in: words) { write(line) }
    }

    /// Waits for an asynchronous operation that can fail, and returns what came of it.
    ///
    /// ```swift
    /// switch try work.wait(for: { try await store.films() }) {
    /// case .success(let films): list.show(films)
    /// case .failure(let error): list.show("\(error)")
    /// }
    /// ```
    ///
    /// The operation runs in a task on a thread of its own, its child tasks in turn with it, while the session's thread
    /// does nothing else. So it must not need that one: in a session on the main thread, nothing of the main actor.
    ///
    /// - Throws: A `CancellationError` as soon as the person presses Ctrl-C. The task is cancelled then, and not waited
    ///   for.
    public mutating func wait<Value: Sendable, Failure: Error>(
        for operation: sending @escaping () async throws(Failure) -> Value
    ) throws(CancellationError) -> Result<Value, Failure> {
        try checkInterrupt()
        let pending = PendingResult<Value, Failure>()
        let task = pending.start(operation)
        while true {
            pending.wait(orFor: console.interruptDescriptor)
            do throws(CancellationError) {
                try checkInterrupt()
            } catch {
                task.cancel()
                throw error
            }
            // Only now: an interrupt that is replayed comes at the same look, however fast the operation is.
            if let result = pending.value { return result }
        }
    }

    /// Waits for an asynchronous operation, and returns its value.
    ///
    /// - Throws: A `CancellationError` as soon as the person presses Ctrl-C.
    public mutating func wait<Value: Sendable>(
        for operation: sending @escaping () async -> Value
    ) throws(CancellationError) -> Value {
        let result: Result<Value, Never> = try wait(for: operation)
        return result.get()
    }

    private mutating func checkInterrupt() throws(CancellationError) {
        if console.takeInterrupt() { isInterrupted = true }
        if isInterrupted || failure != nil { throw CancellationError() }
    }

    private mutating func write(_ line: String) {
        var text = TextBuffer()
        text.append(plain: line)
        text.append(UInt8(ascii: "\n"))
        do {
            try console.write(text.array, to: .page)
        } catch {
            failure = error
        }
    }
}
