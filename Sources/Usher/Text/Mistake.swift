import Platform

/// Stops the program with a message, in release builds too, in which `precondition` prints nothing.
package func mistake(_ message: String) -> Never {
    #if !DEBUG
        var line = TextBuilder()
        line.append("Fatal error: ")
        line.append(line: message)
        try? writeBytes(line.array, to: standardError)
    #endif
    preconditionFailure(message)
}
