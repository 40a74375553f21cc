import Platform

package enum UserFolder {
    /// The person's home folder; `nil` where they have none.
    package static var home: String? { variable("HOME") }

    /// The path of the person's own catalog, in the folder for data of programs; `nil` where they have no home.
    static var catalog: String? {
        let folder = isDarwin ? nil : variable("XDG_DATA_HOME")
        return (folder ?? home.map { $0 + (isDarwin ? "/Library/Application Support" : "/.local/share") })
            .map { "\($0)/movies/catalog.sqlite" }
    }

    /// A path as somebody with a home folder types it where no shell reads it: `~` or `~/` at its beginning is that folder.
    static func path(typed text: String, home: String?) -> String {
        guard let home, text == "~" || text.hasPrefix("~/") else { return text }
        return home + text.dropFirst()
    }

    private static func variable(_ name: String) -> String? {
        environmentVariable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
