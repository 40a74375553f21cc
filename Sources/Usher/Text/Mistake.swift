/// Stops the program for a mistake in it, and says what it is in every build: a release build's `precondition` says
/// nothing.
package func mistake(_ message: String) -> Never {
    #if !DEBUG
        var line = TextBuffer()
        line.append("Fatal error: ")
        line.append(plain: message)
        line.append(UInt8(ascii: "\n"))
        line.withBytes { try? writeBytes($0, to: standardError) }
    #endif
    preconditionFailure(message)
}
