extension Catalog {
    /// Where a person's own catalog is kept: `movies/catalog.sqlite` in the folder for data of programs, which is
    /// `$XDG_DATA_HOME`, or `~/.local/share` where that isn't an absolute path; on Apple systems
    /// `~/Library/Application Support`.
    ///
    /// `nil` where the person has no home.
    public static var ownPath: String? { UserFolder.catalog }

    /// Where the catalog is kept, as the person types it; `nil` where it lives in memory.
    public var path: String? {
        guard changesAreKept else { return nil }
        guard let home = UserFolder.home, database.path.hasPrefix(home + "/") else { return database.path }
        return "~" + database.path.dropFirst(home.count)
    }
}
