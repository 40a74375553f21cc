import Platform

/// The exit status of a program, numbered as in `sysexits.h`.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the system receives.
    public let rawValue: Int32

    /// Creates a custom status.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The program finished, the user quit, or the input ended: 0.
    public static let success = ExitStatus(rawValue: 0)
    /// The program couldn't do what it was asked: 1.
    public static let failure = ExitStatus(rawValue: 1)
    /// The command line can't be used: 64.
    public static let wrongUsage = ExitStatus(rawValue: 64)
    /// An answer was refused in a strict session, or a file's data can't be used: 65.
    public static let dataRefused = ExitStatus(rawValue: 65)
    /// A file is missing or can't be opened: 66.
    public static let noInput = ExitStatus(rawValue: 66)
    /// A bug in the program: 70.
    public static let internalError = ExitStatus(rawValue: 70)
    /// Reading or writing failed: 74.
    public static let inputOutputFailed = ExitStatus(rawValue: 74)
    /// The user pressed Ctrl-C: 130.
    public static let interrupted = ExitStatus(rawValue: 130)

    /// Ends the process with this status.
    public func exit() -> Never { endProcess(rawValue) }
}
