import MovieCatalog

extension CSVReader {
    /// The bytes of a row's cells. The storage is reused for the next record.
    struct Record {
        private(set) var line = 0
        var strayText: FilePosition?
        var isCutOff = false
        /// The bytes of all cells. A separator follows each, so no character can span two cells.
        private var bytes: [UInt8] = []
        private var ends: [Int] = []

        var count: Int { ends.count }

        var byteCount: Int { bytes.count }

        subscript(index: Int) -> ArraySlice<UInt8> {
            bytes[(index == 0 ? 0 : ends[index - 1] + 1)..<ends[index]]
        }

        var isText: Bool { bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil }

        func isBlank(besides signs: String = "") -> Bool {
            (0..<count).allSatisfy { self[$0].trimmed.allSatisfy(signs.utf8.contains) }
        }

        var texts: [String] { (0..<count).map { String(decoding: self[$0].trimmed, as: UTF8.self) } }

        mutating func replaceCells(with cells: [ArraySlice<UInt8>]) {
            bytes.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
            for cell in cells {
                bytes += cell
                endCell()
            }
        }

        mutating func replaceCells(_ replacement: (ArraySlice<UInt8>) -> [UInt8]) {
            replaceCells(with: (0..<count).map { replacement(self[$0])[...] })
        }

        /// Converts the cells to UTF-8 if they aren't valid UTF-8, and returns whether it did.
        @discardableResult
        mutating func decode(_ encoding: CodePage = .windows1252) -> Bool {
            guard !isText else { return false }
            replaceCells(encoding.utf8)
            return true
        }

        mutating func start(line: Int) {
            (self.line, strayText, isCutOff) = (line, nil, false)
            replaceCells(with: [])
        }

        mutating func append(_ byte: UInt8) { bytes.append(byte) }

        mutating func append(_ part: ArraySlice<UInt8>) { bytes += part }

        mutating func endCell() {
            ends.append(bytes.count)
            // ASCII's unit separator.
            bytes.append(0x1F)
        }

        mutating func append(line: ArraySlice<UInt8>, separatedBy separator: UInt8?) {
            bytes += line
            if let separator {
                bytes.withUnsafeBufferPointer { bytes in
                    for (index, byte) in bytes.enumerated() where byte == separator {
                        // Skip an escaped bar, which is part of a Markdown cell.
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
    /// Whether the row is well-formed and has `columns` cells. If not, adds a problem.
    func isWhole(columns: Int, in path: String, _ problems: inout ImportProblems) -> Bool {
        if let strayText {
            problems.add(at: strayText) {
                "\($0): text follows a closing quote (double a quote that is part of the text)"
            }
        } else if count != columns {
            problems.add(at: FilePosition(path: path, row: line)) {
                "\($0): \(count == 1 ? "1 value" : "\(count) values") for \(columns) columns"
            }
        }
        return strayText == nil && count == columns
    }

    func checkNames(of path: String) throws(CatalogError) {
        guard !bytes.contains(0) else { throw .file(FilePosition(path: path, row: 1), .noText) }
        try Self.checkColumns(count, of: path, line: line)
    }

    static func checkColumns(_ count: Int, of path: String, line: Int) throws(CatalogError) {
        guard count > mostColumns else { return }
        throw .file(FilePosition(path: path, row: line), .manyColumns(limit: mostColumns))
    }

    static var mostColumns: Int { 1_000 }
}
