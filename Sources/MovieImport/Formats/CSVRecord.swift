import MovieCatalog

extension CSVReader {
    /// One record: the bytes of its cells, whose storage is used again for the next one.
    struct Record {
        /// The line on which it starts.
        private(set) var line = 0
        /// Where something other than a separator or a line's end follows a closing quote.
        var strayText: Location?
        /// Whether the bytes end behind it without a line's end.
        var isCutOff = false
        /// The cells with a separator behind each, so that no character can span two of them.
        private var bytes: [UInt8] = []
        private var ends: [Int] = []

        /// How many cells there are.
        var count: Int { ends.count }

        /// How many bytes it takes.
        var byteCount: Int { bytes.count }

        /// The bytes of a cell, without its quotes.
        subscript(index: Int) -> ArraySlice<UInt8> {
            bytes[(index == 0 ? 0 : ends[index - 1] + 1)..<ends[index]]
        }

        /// Whether all cells are UTF-8.
        var isText: Bool {
            bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil
        }

        /// Whether a byte is zero, which none of a text is.
        var hasZeros: Bool { bytes.contains(0) }

        /// Whether there is nothing in any cell but these signs.
        func isBlank(besides signs: String = "") -> Bool {
            (0..<count).allSatisfy { self[$0].trimmed.allSatisfy(signs.utf8.contains) }
        }

        /// The texts in its cells.
        var texts: [String] { (0..<count).map { String(decoding: self[$0].trimmed, as: UTF8.self) } }

        /// Puts other cells in the place of its own.
        mutating func replaceCells(with cells: [ArraySlice<UInt8>]) {
            bytes.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
            for cell in cells {
                bytes += cell
                endCell()
            }
        }

        /// Puts other bytes in the place of each cell's.
        mutating func replaceCells(_ replacement: (ArraySlice<UInt8>) -> [UInt8]) {
            replaceCells(with: (0..<count).map { replacement(self[$0])[...] })
        }

        /// Takes what is no UTF-8 for Windows-1252.
        ///
        /// - Returns: Whether it was none.
        @discardableResult
        mutating func decode() -> Bool {
            guard !isText else { return false }
            replaceCells(utf8(fromWindows1252:))
            return true
        }

        mutating func start(line: Int) {
            self.line = line
            strayText = nil
            isCutOff = false
            bytes.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
        }

        mutating func append(_ byte: UInt8) {
            bytes.append(byte)
        }

        mutating func append(_ part: ArraySlice<UInt8>) {
            bytes += part
        }

        /// Ends a cell behind the bytes that were appended since the last one.
        mutating func endCell() {
            ends.append(bytes.count)
            // The control character that stands for it in ASCII.
            bytes.append(0x1F)
        }

        /// Appends the cells of a line without quotes.
        mutating func append(line: ArraySlice<UInt8>, separatedBy separator: UInt8?) {
            bytes += line
            if let separator {
                bytes.withUnsafeBufferPointer { bytes in
                    for (index, byte) in bytes.enumerated() where byte == separator {
                        // A bar of Markdown's own is escaped.
                        if byte == Dialect.bar, index > 0, bytes[index - 1] == UInt8(ascii: "\\") { continue }
                        ends.append(index)
                    }
                }
            }
            endCell()
        }
    }
}

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
