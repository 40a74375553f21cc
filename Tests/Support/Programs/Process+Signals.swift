import Foundation

extension Process {
    /// Runs the process with signals unblocked. A child inherits this thread's signal mask, and
    /// test threads usually block signals.
    func runUnblockingSignals() throws {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        // These are ignored if the tests were started by nohup or as a script's background job.
        let ignored = [SIGHUP, SIGINT, SIGQUIT].map { ($0, signal($0, SIG_DFL)) }
        defer {
            for (number, action) in ignored { signal(number, action) }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        try run()
    }
}
