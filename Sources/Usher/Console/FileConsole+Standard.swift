extension FileConsole {
    /// The console of the process: standard input, standard output and standard error, with Ctrl-C as an
    /// answer of its own, and a reader of the output that goes away, or a file that may not grow any more
    /// (`ulimit -f`), as an error instead of a signal.
    ///
    /// A second Ctrl-C ends the process with ``ExitStatus/interrupted`` where nobody has taken the first: a program that
    /// hangs can be left.
    ///
    /// Several of them, one after the other, read one input: a line that one has not handed out is the next one's.
    ///
    /// Make it before files are opened: a standard stream that the process was started without is held open as
    /// an empty one, so that no file takes its place. Reading or writing it then fails.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - color: Whether color may be used.
    ///   - editing: Whether lines may be edited with arrows and other keys.
    public static func standard(
        width: Int? = nil, color: Bool = true, editing: Bool = true
    ) -> FileConsole {
        standard(isAsking: false, width: width, color: color, editing: editing)
    }

    /// The console of the process for questions, which are seen on a terminal if they are answered
    /// on one.
    static func asking() -> FileConsole { standard(isAsking: true) }

    /// Where questions are seen that are answered on an input.
    static func output(asking input: Int32, _ output: Int32, _ trouble: Int32) -> Int32 {
        isTerminal(input) && !isTerminal(output) ? trouble : output
    }

    private static func standard(
        isAsking: Bool, width: Int? = nil, color: Bool = true, editing: Bool = true
    ) -> FileConsole {
        let (input, standardOutput, trouble) = standardStreams()
        let output = isAsking ? output(asking: input, standardOutput, trouble) : standardOutput
        Signal.ignoreThoseOfWriting()
        _ = Signal.quitsAsOthersDo
        Interrupts.listen()
        let console = FileConsole(
            input: descriptorThatDoesNotWait(of: input), output: output, error: trouble, width: width,
            color: color, editing: editing)
        (console.hearsInterrupts, console.isStandard) = (true, true)
        return console
    }

    /// The console of the process: see ``standard(width:color:editing:)``.
    public static var standard: FileConsole { standard() }
}
