/// A letter a page offers, and what it does.
public struct Command: Hashable, Sendable {
    /// What is typed: one letter in lower case, or a sign.
    public let letter: Unicode.Scalar

    /// A word or two, shown with the page.
    public let label: String

    /// What the page's help says of it.
    public let help: String
}

extension Unicode.Scalar {
    /// Whether a page with a list keeps the letter for turning it.
    var turnsList: Bool { self == "n" || self == "p" }

    /// Whether a page may offer it: a letter in lower case or a sign, and not one the session answers itself.
    var canBeCommand: Bool {
        switch self {
        case "b", "h", "q", "?", "/", ":", "0"..."9", "A"..."Z": false
        case "!"..."~": true
        default: !isASCII && !properties.isUppercase && !properties.isWhitespace && displayWidth > 0
        }
    }
}
