/// A letter a page offers, and what it does.
public struct Command: Hashable, Sendable {
    /// What is typed: one letter in lower case, or a sign.
    public let letter: Character

    /// A word or two, shown with the page.
    public let label: String

    /// What the page's help says of it.
    public let help: String
}

extension Command {
    static let search = Command(letter: "/", label: "search", help: "")

    private static let back = Command(letter: "b", label: "back", help: "goes back to the page before")
    private static let home = Command(letter: "h", label: "home", help: "goes to the first page")
    private static let help = Command(letter: "?", label: "help", help: "explains this page")
    private static let quit = Command(letter: "q", label: "quit", help: "leaves the program")

    /// What the session answers itself.
    static func ofSession(isHome: Bool) -> [Command] {
        isHome ? [help, quit] : [back, home, help, quit]
    }

    static let reserved: Set<Character> = ["b", "h", "?", "q", "/", ":"]
}
