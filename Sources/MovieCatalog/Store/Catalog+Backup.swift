extension Catalog {
    /// Writes all of the catalog, as it is at one moment, to a new file: a catalog like this one, steps to undo included.
    /// Other programs may go on writing to this one.
    ///
    /// SQLite reads each row for it, so a file that can't be read any more fails here, and is no backup. Copying its pages
    /// would take the damage along, and begin anew whenever another program writes.
    ///
    /// - Throws: ``CatalogError`` when there is a file already, or none can be made, or the catalog can't be read;
    ///   ``CatalogError/stopped``. There is no new file then.
    public func backUp(to path: String) throws(CatalogError) {
        let file = try NewFile(at: path, from: self, mode: 0o600)
        do throws(CatalogError) {
            try database.copy(to: file.draft.path, name: path)
            try file.finish()
        } catch {
            if error.kind != .stopped { hasLostExport = true }
            throw error
        }
    }
}
