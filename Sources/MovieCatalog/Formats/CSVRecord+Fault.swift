extension CSVReader.Record {
    /// Why no movie can be read from it, told with its place; `nil` where nothing is in the way.
    func fault(columns: Int, in name: String) -> String? {
        if let strayText {
            return
                "\(name), line \(strayText.line), column \(strayText.column): text follows a closing quote "
                + "(double a quote that is part of the text)"
        }
        // Nobody knows which cells are missing, or too many.
        guard count != columns else { return nil }
        return "\(name), line \(line): \(count == 1 ? "1 value" : "\(count) values") for \(columns) columns"
    }

    /// Looks whether it can be the line of column names of a file.
    func checkNames(of path: String) throws(CatalogError) {
        guard !hasZeros else {
            throw CatalogError(
                .badData, "\(harmless(path)), line 1: this is no text; save the file as CSV in UTF-8.")
        }
        try Self.checkColumns(count, of: path, line: line)
    }

    /// Looks whether there are so many columns as a movie list can have.
    static func checkColumns(_ count: Int, of path: String, line: Int) throws(CatalogError) {
        guard count > mostColumns else { return }
        throw CatalogError(
            .badData,
            "\(harmless(path)), line \(line): there are more than \(mostColumns) columns, so this is no movie list; "
                + "one begins with a line of column names, title among them.")
    }

    /// More columns than any movie list has.
    static var mostColumns: Int { 1_000 }
}
