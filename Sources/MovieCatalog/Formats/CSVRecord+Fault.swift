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
        guard !hasZeros else { throw .notText(path: path) }
        guard count <= Self.mostColumns else {
            throw .tooManyColumns(path: path, line: line, count: count, limit: Self.mostColumns)
        }
    }

    /// More columns than any movie list has.
    static var mostColumns: Int { 1_000 }
}

extension CatalogError {
    /// The first line of the file is no text in any encoding.
    static func notText(path: String) -> CatalogError {
        CatalogError(.badData, "\(harmless(path)), line 1: this is no text; save the file as CSV in UTF-8.")
    }

    /// The line of column names has more columns than a movie list can have.
    static func tooManyColumns(path: String, line: Int, count: Int, limit: Int) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)), line \(line): there are more than \(limit) columns, so this is no movie list; "
                + "one begins with a line of column names, title among them.")
    }
}
