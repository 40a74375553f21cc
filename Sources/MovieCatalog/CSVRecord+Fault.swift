extension CSVReader.Record {
    /// Why no film can be read from it, told with its place; `nil` where nothing is in the way.
    func fault(columns: Int, in name: String) -> String? {
        if let strayText {
            return
                "\(name), line \(strayText.line), column \(strayText.column): text follows a closing quote "
                + "(double a quote that is part of the text)"
        }
        guard count >= columns else {
            return
                "\(name), line \(line): \(count == 1 ? "1 value" : "\(count) values") for \(columns) columns"
        }
        return isText ? nil : "\(name), line \(line): not UTF-8 text"
    }

    /// Looks whether it can be the line of column names of a file.
    func checkNames(of path: String) throws(CatalogError) {
        guard isText else { throw .notText(path: path) }
        guard count <= Self.mostColumns else {
            throw .tooManyColumns(path: path, line: line, count: count, limit: Self.mostColumns)
        }
    }

    /// More columns than any film list has.
    private static var mostColumns: Int { 1_000 }
}
