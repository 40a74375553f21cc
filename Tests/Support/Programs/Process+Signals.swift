import Foundation

extension Process {
    /// Runs it with no signal blocked: what this thread doesn't hear, as those of the tests mostly, its children don't hear
    /// either.
    func runHearingSignals() throws {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        // Tests that were started by nohup ignore this one.
        let hangup = signal(SIGHUP, SIG_DFL)
        defer {
            signal(SIGHUP, hangup)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        try run()
    }
}
