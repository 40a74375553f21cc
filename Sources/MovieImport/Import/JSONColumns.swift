import MovieCatalog

/// The keys of movies in JSON, as the columns of a table. Keys of some inner objects, such as
/// Trakt's `movie` and `ids`, are columns too.
struct JSONColumns {
    private(set) var names: [String] = []
    private(set) var hasParts = false
    /// The keys of the file's lists of series.
    private(set) var otherLists: [String] = []
    private var hasForeignForms = false
    private var indices: [String: Int] = [:]

    mutating func see(_ object: ArraySlice<UInt8>) throws(JSONError) {
        let object = try FlatObject(object)
        hasParts = hasParts || object.hasParts
        for (name, value, cell, _) in object.values {
            if let field = MovieField(key: name), !value.isWritten(for: field, cell) {
                hasForeignForms = true
            }
            guard indices[name] == nil else { continue }
            indices[name] = names.count
            names.append(name)
        }
    }

    /// Returns an object's values by column index. Throws if it's malformed or repeats a key.
    func cells(of object: ArraySlice<UInt8>) throws(JSONError) -> [ArraySlice<UInt8>] {
        let object = try FlatObject(object)
        if let repeated = object.repeated { throw repeated }
        var cells = [ArraySlice<UInt8>](repeating: [], count: names.count)
        // Values outside an inner movie are about the viewing or the rating, so prefer them.
        for (name, _, cell, part) in object.values where !cell.isEmpty {
            if let index = indices[name], part == nil || cells[index].isEmpty { cells[index] = cell }
        }
        return cells
    }
}

/// The values of an object and of its inner objects that are parts of a movie, in order.
private struct FlatObject {
    /// `part` is the key of the inner movie that contains the value.
    private(set) var values:
        [(name: String, value: JSONReader.Value, cell: ArraySlice<UInt8>, part: String?)] = []
    private(set) var hasParts = false
    private(set) var repeated: JSONError?

    init(_ object: ArraySlice<UInt8>) throws(JSONError) {
        var reader = try JSONReader(Array(object))
        guard case .object = try reader.read() else { throw reader.error(JSONError.notAnObject) }
        try read(&reader, in: nil)
        try reader.end()
        guard values.contains(where: { $0.part == nil }) else { return }
        for (index, value) in values.enumerated() where Column.publicKeys.contains(value.name) {
            if let part = value.part { values[index].name += " of \(part)" }
        }
    }

    private mutating func read(_ reader: inout JSONReader, in part: String?) throws(JSONError) {
        var names: Set<String> = []
        try reader.enter()
        while let key = try reader.nextKey() {
            let name = String(decoding: key, as: UTF8.self)
            if !names.insert(name).inserted, repeated == nil {
                repeated = reader.error("the key \(shown(name)) is repeated")
            }
            let value = try reader.read()
            switch value {
            case .text(let text), .number(let text): values.append((name, value, text, part))
            case .bool(let flag): values.append((name, value, ArraySlice((flag ? "yes" : "no").utf8), part))
            case .null: values.append((name, value, [], part))
            case .object where Column.parts.contains(Column.key(of: name)):
                let key = Column.key(of: name)
                let inner =
                    Column.movieParts.contains(key) ? name : Column.ownParts.contains(key) ? nil : part
                try read(&reader, in: inner)
                hasParts = true
            // Take the first text: a title in one of several languages, or the title of a series.
            case .object where [.field(.title), .series].contains(Column(named: name)?.role):
                let start = values.count
                try read(&reader, in: part)
                let title = values[start...].first { if case .text = $0.value { true } else { false } }
                values.removeSubrange(start...)
                if let title { values.append((name, title.value, title.cell, part)) }
            case .object, .list: values.append((name, value, try reader.passed(), part))
            }
        }
    }
}

extension JSONColumns {
    /// Collects a file's columns and rewinds it. Nil if this program wrote the file. Reads a list
    /// to its end, so that a broken list imports nothing.
    init?(
        of reader: inout CSVReader, from source: JSONElements, path: String, mapping: ColumnMapping
    ) throws(CatalogError) {
        var columns = JSONColumns()
        reader.dialect = .lines
        if !source.isList {
            columns = try JSONColumns(ofFirst: reader.peekLine())
            if columns.names.contains(where: Column.noteKeys.contains) {
                let note = "a note of Google Keep, not a list of movies. Save its lines as a text file"
                throw .file(path, .withoutMovies(note))
            }
            // Fast path: this program's own files needn't be read twice.
            if columns.areOwn { return nil }
            if !columns.haveTitles {
                columns = JSONColumns()
                let lists = try source.innerLists(path: path)
                columns.otherLists = lists.map(\.key).filter {
                    Column.seriesLists.contains(Column.key(of: String($0.split(separator: ".").last ?? "")))
                }
                let ofMovies = lists.filter {
                    !columns.otherLists.contains($0.key) && JSONColumns(ofFirst: $0.first[...]).haveTitles
                }
                guard ofMovies.count < 2 else { throw .file(path, .listsUnderKeys(ofMovies.map(\.key))) }
                if let list = ofMovies.first {
                    source.select(list)
                } else if !columns.otherLists.isEmpty {
                    throw .file(path, .withoutMovies(MovieFileFormat.series))
                }
                try source.rewind(path: path)
                reader = CSVReader(source, path: path, dialect: .lines)
                _ = try reader.peekLine()
            }
        }
        var record = CSVReader.Record()
        while try reader.read(into: &record) {
            record.decode()
            do throws(JSONError) {
                try columns.see(record[0])
            } catch {
                // Lines are independent, so their errors are reported later, when rows are read.
                guard !source.isList else {
                    throw .file(
                        FilePosition(path: path, unit: .movie, row: record.line), .badList("\(error)"))
                }
            }
            try CSVReader.Record.checkColumns(columns.names.count, of: path, line: record.line)
            if !source.isList, columns.areOwn { break }
        }
        guard !columns.names.isEmpty else { throw .file(path, .noMoviesInJSON) }
        try source.rewind(path: path)
        let isMapped = try !mapping.entries(for: columns.names, of: path).isEmpty
        let isOwn = columns.areOwn && (!source.isList || columns.areOnlyOwn && !isMapped)
        reader = CSVReader(source, path: path, dialect: .lines)
        guard !isOwn else { return nil }
        self = columns
    }

    private init(ofFirst object: ArraySlice<UInt8>) { try? see(object) }

    private var haveTitles: Bool { names.contains { Column(named: $0)?.field == .title } }

    /// Whether this program may have written the file.
    private var areOwn: Bool {
        !hasParts && !hasForeignForms && names.contains(MovieField.title.key)
            && names.allSatisfy { name in
                MovieField(key: name) != nil || Column(named: name)?.field == nil
            }
    }

    /// Whether all keys are this program's. Titles and release dates alone aren't enough.
    private var areOnlyOwn: Bool {
        let fields = names.compactMap { MovieField(key: $0) }
        return fields.count == names.count && fields.contains { $0 != .title && $0 != .released }
    }
}

extension JSONReader.Value {
    fileprivate func isWritten(for field: MovieField, _ cell: ArraySlice<UInt8>) -> Bool {
        switch (field.kind, self) {
        case (_, .null), (.text, .text), (.number, .number), (.tenths, .number),
            (.rating, .number), (.day, .text), (.watchlist, .bool), (.watchlist, .text), (.viewings, .list):
            true
        case (.texts, .list):
            ["\"", "]", nil].contains(cell.dropFirst().first { !$0.isJSONSpace }.map { Unicode.Scalar($0) })
        default: false
        }
    }
}
