extension Catalog {
    /// Where a person's own catalog is kept: `movies/catalog.sqlite` in the folder for data of programs, which is
    /// `$XDG_DATA_HOME`, or `~/.local/share` where that isn't an absolute path; on Apple systems
    /// `~/Library/Application Support`.
    ///
    /// `nil` where the person has no home.
    public static var ownPath: String? { UserFolder.catalog }

    /// A path as a person types it where no shell reads it: `~` or `~/` at its beginning is their home folder.
    public static func path(typed text: String) -> String {
        path(typed: text, home: home)
    }

    /// Where the catalog is kept, as the person types it; `nil` where it lives in memory.
    public var path: String? {
        guard changesAreKept else { return nil }
        guard let home = Self.home, database.path.hasPrefix(home + "/") else { return database.path }
        return "~" + database.path.dropFirst(home.count)
    }

    /// The person's home folder; `nil` where they have none.
    package static var home: String? { UserFolder.home }

    /// A path as it is typed by somebody with this home folder.
    package static func path(typed text: String, home: String?) -> String {
        guard let home, text == "~" || text.hasPrefix("~/") else { return text }
        return home + text.dropFirst()
    }

    /// Whether something is at a path.
    package static func isThere(_ path: String) -> Bool { FileSystem.exists(path) }
}
