extension Catalog {
    /// Writes all of the catalog, as it is at one moment, to a new file: a catalog like this one, steps to undo included.
    /// Other programs may go on writing to this one.
    ///
    /// SQLite reads each row for it, so a file that can't be read any more fails here, and is no backup. Copying its pages
    /// would take the damage along, and begin anew whenever another program writes.
    ///
    /// - Parameters:
    ///   - path: Where it will be.
    ///   - telling: Says that it is done, right before the file gets its place; when it throws, there is none.
    /// - Throws: ``CatalogError`` when there is a file already, or none can be made, or the catalog can't be read;
    ///   ``CatalogError/stopped``. There is no new file then.
    public func backUp(
        to path: String, telling: () throws(CatalogError) -> Void = {}
    ) throws(CatalogError) {
        let file = try NewFile(at: path, from: self, mode: 0o600)
        do throws(CatalogError) {
            try copy(to: file.draft, name: path)
            try telling()
            try file.finish()
        } catch {
            if error.kind != .stopped { hasLostExport = true }
            throw error
        }
    }

    /// Writes the catalog to a draft, with a mark of its own: a log beside this file is none of the copy's.
    func copy(to draft: AtomicFile, name: String) throws(CatalogError) {
        try database.copy(to: draft.path, name: name)
        let copy = try Database(path: draft.path, name: name, mode: .existing, patience: 0)
        try copy.execute("PRAGMA secure_delete = ON")
        try copy.transaction { () throws(CatalogError) in
            try copy.execute("\(Schema.mergedWords); \(Schema.nextMark)")
        }
    }

    /// Keeps a catalog whose file was deleted, moved or replaced, as far as it was changed here, in a file beside it, or in
    /// the working folder where its own is gone, too.
    ///
    /// - Returns: The path of that file; `nil` where nothing was changed.
    /// - Throws: ``CatalogError``, where something else was written over the catalog, or no file can be made.
    public func keepElsewhere() throws(CatalogError) -> String? {
        if database.isOverwritten { throw .overwrittenMeanwhile(path: database.path) }
        guard hasChanges else { return nil }
        let (name, folder) = (Self.name(of: database.path), FileSystem.folder(of: database.path))
        let place = FileSystem.exists(folder) ? name : String(name.dropFirst(folder.count))
        let path = FileSystem.freeName(place + ".kept", ending: ".sqlite")
        try backUp(to: path)
        return path
    }

    /// A path without the ending of catalogs.
    static func name(of path: String) -> String {
        path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path
    }
}
