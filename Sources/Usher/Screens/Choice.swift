/// What a person chose on a page, as the page's screen hears it.
public enum Choice: Hashable, Sendable {
    /// The listed item at this index: of the whole list for ``Page/list(_:count:isMore:row:)``, otherwise in the order
    /// in which the page drew its items, from 0.
    case item(Int)

    /// The command with this letter, in lower case.
    case command(Unicode.Scalar)

    /// Text to look for, typed after a slash; empty for the slash alone.
    case search(String)

    /// Free text, the answer to ``Page/ask(_:default:)``; never empty.
    case text(String)

    /// The answer to ``Page/confirm(_:)``.
    case confirmed(Bool)
}
