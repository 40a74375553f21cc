import MovieCatalog

/// The keys of movies in JSON as table columns, in file order.
///
/// The keys of inner objects are columns too, as in Trakt's movies and ids. A list stays JSON,
/// which a cell can be.
struct JSONColumns {
    private(set) var names: [String] = []
    private(set) var hasParts = false
    /// The keys of the file's lists of series.
    private(set) var otherLists: [String] = []
    private var hasForeignForms = false
    private var indices: [String: Int] = [:]

    mutating func see(_ object: ArraySlice<UInt8>) throws(JSONError) {
        var names: [String] = []
        let found = try Self.read(object) { name, value, cell in
            names.append(name)
            if let field = MovieField(key: name), !value.isWritten(for: field, cell) {
                hasForeignForms = true
            }
        }
        if found.hasParts { hasParts = true }
        for name in names where indices[name] == nil {
            indices[name] = self.names.count
            self.names.append(name)
        }
    }

    /// The values by column index. Throws if a key is repeated.
    func cells(of object: ArraySlice<UInt8>) throws(JSONError) -> [ArraySlice<UInt8>] {
        var cells = [ArraySlice<UInt8>](repeating: [], count: names.count)
        let found = try Self.read(object) { name, _, cell in
            if let index = indices[name], !cell.isEmpty { cells[index] = cell }
        }
        if let repeated = found.repeated { throw repeated }
        return cells
    }

    private typealias ValueHandler = (String, JSONReader.Value, ArraySlice<UInt8>) -> Void
    private typealias ObjectSummary = (hasParts: Bool, repeated: JSONError?)

    private static func read(
        _ object: ArraySlice<UInt8>, _ take: ValueHandler
    ) throws(JSONError) -> ObjectSummary {
        var reader = try JSONReader(Array(object))
        guard case .object = try reader.read() else { throw reader.error(JSONError.notAnObject) }
        var found: ObjectSummary = (false, nil)
        try read(&reader, &found, take)
        try reader.end()
        return found
    }

    private static func read(
        _ reader: inout JSONReader, _ found: inout ObjectSummary, _ take: ValueHandler
    ) throws(JSONError) {
        var names: Set<String> = []
        try reader.enter()
        while let key = try reader.nextKey() {
            let name = String(decoding: key, as: UTF8.self)
            if !names.insert(name).inserted, found.repeated == nil {
                found.repeated = reader.error("the key \(shown(name)) is repeated")
            }
            let value = try reader.read()
            switch value {
            case .text(let text), .number(let text): take(name, value, text)
            case .bool(let flag): take(name, value, ArraySlice((flag ? "yes" : "no").utf8))
            case .null: take(name, value, [])
            case .object where isPart(name):
                try read(&reader, &found, take)
                found.hasParts = true
            // A title in several languages.
            case .object where Column(named: name)?.field == .title:
                var isFound = false
                try read(&reader, &found) { _, value, text in
                    guard !isFound, case .text = value else { return }
                    take(name, value, text)
                    isFound = true
                }
            case .object, .list: take(name, value, try reader.passed())
            }
        }
    }

    private static func isPart(_ name: String) -> Bool {
        Column.parts.contains(Column.key(of: name))
    }
}

extension JSONColumns {
    /// Collects a file's columns and rewinds it; nil if the program wrote the file.
    ///
    /// Reads a list to its end, so that nothing of a broken one is imported.
    init?(
        of reader: inout CSVReader, from source: JSONElements, path: String, mapping: ColumnMapping
    ) throws(CatalogError) {
        var columns = JSONColumns()
        let line = try reader.peekLine()
        reader.dialect = .lines
        if !source.isList {
            // A broken line has no columns.
            try? columns.see(line)
            // Most files are the program's own and needn't be read twice.
            if columns.areOwn { return nil }
            if !columns.haveTitles {
                columns = JSONColumns()
                let lists = try source.innerLists(path: path)
                let keys = lists.map(\.key).filter {
                    Column.seriesLists.contains(Column.key(of: "\($0.split(separator: ".").last ?? "")"))
                }
                columns.otherLists = keys
                let ofMovies = lists.filter { list in
                    guard !keys.contains(list.key) else { return false }
                    var columns = JSONColumns()
                    try? columns.see(list.first[...])
                    return columns.haveTitles
                }
                guard ofMovies.count < 2 else { throw .file(path, .listsUnderKeys(ofMovies.map(\.key))) }
                if let list = ofMovies.first { source.select(list) }
                guard !ofMovies.isEmpty || keys.isEmpty else {
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
                // Lines are independent, so its error is reported when it's read.
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
        reader = CSVReader(source, path: path)
        reader.dialect = .lines
        guard !isOwn else { return nil }
        self = columns
    }

    private var haveTitles: Bool { names.contains { Column(named: $0)?.field == .title } }

    /// Whether all known keys are the program's own, with values as it writes them.
    private var areOwn: Bool {
        !hasParts && !hasForeignForms && names.contains(MovieField.title.key)
            && names.allSatisfy { name in
                MovieField(key: name) != nil || Column(named: name)?.field == nil
            }
    }

    /// Titles and releases alone don't identify the program's own files.
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
        case (.texts, .list): cell.firstOfList.map { $0 == UInt8(ascii: "\"") } ?? true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var firstOfList: UInt8? {
        dropFirst().first { !$0.isJSONSpace }.flatMap { $0 == UInt8(ascii: "]") ? nil : $0 }
    }
}
