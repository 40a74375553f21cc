import Usher

extension Session {
    /// Runs a program with one screen on a test's console.
    static func run(
        on console: some Console, replaying replay: Replay? = nil, options: Options = Options(),
        _ screen: some Screen
    ) -> End {
        run(on: console, replaying: replay, options: options) { OneScreenCoordinator(screen, navigator: $0) }
    }
}
