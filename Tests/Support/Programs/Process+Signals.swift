import Foundation

extension Process {
    /// Runs the process with all signals unblocked. A child inherits the mask of this thread, and
    /// test threads usually block signals.
    func runHearingSignals() throws {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        // SIGHUP is ignored if the tests were started by nohup.
        let hangup = signal(SIGHUP, SIG_DFL)
        defer {
            signal(SIGHUP, hangup)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        try run()
    }
}
