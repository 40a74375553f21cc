extension Catalog {
    /// Where a person's own catalog is kept: `movies/catalog.sqlite` in the folder for data of programs, which is
    /// `$XDG_DATA_HOME`, or `~/.local/share` where that isn't an absolute path; on Apple systems
    /// `~/Library/Application Support`.
    ///
    /// `nil` where the person has no home.
    public static var ownPath: String? {
        #if canImport(Darwin)
            let folder = variable("HOME").map { "\($0)/Library/Application Support" }
        #else
            let folder = variable("XDG_DATA_HOME") ?? variable("HOME").map { "\($0)/.local/share" }
        #endif
        return folder.map { "\($0)/movies/catalog.sqlite" }
    }

    /// A path as a person types it where no shell reads it: `~/` at its beginning is their home folder.
    public static func path(typed text: String) -> String {
        guard text.hasPrefix("~/"), let home = variable("HOME") else { return text }
        return home + text.dropFirst()
    }

    /// An absolute path in the environment.
    private static func variable(_ name: String) -> String? {
        environmentVariable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
