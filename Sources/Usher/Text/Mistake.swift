/// Stops the program for a mistake in it, and says what it is in every build: a release build's `precondition` says
/// nothing.
package func mistake(_ message: String) -> Never {
    #if !DEBUG
        var line = TextBuilder()
        line.append("Fatal error: ")
        line.append(line: message)
        line.withBytes { try? writeBytes($0, to: standardError) }
    #endif
    preconditionFailure(message)
}
