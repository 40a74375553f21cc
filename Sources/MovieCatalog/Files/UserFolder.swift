import Platform

package enum UserFolder {
    package static var home: String? { variable("HOME") }

    static var catalog: String? {
        let folder = isDarwin ? nil : variable("XDG_DATA_HOME")
        return (folder ?? home.map { $0 + (isDarwin ? "/Library/Application Support" : "/.local/share") })
            .map { "\($0)/movies/catalog.sqlite" }
    }

    /// Expands `~` and `~/` as a shell would, for paths typed outside a shell.
    static func path(typed text: String, home: String?) -> String {
        guard let home, text == "~" || text.hasPrefix("~/") else { return text }
        return home + text.dropFirst()
    }

    private static func variable(_ name: String) -> String? {
        environmentVariable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
