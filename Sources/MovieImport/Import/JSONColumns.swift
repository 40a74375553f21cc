import MovieCatalog

/// The keys of movies in JSON as the columns of a table, in the order in which they are come upon.
///
/// What stands in an object of its own, as Trakt has movies and ids, counts as if it stood outside of it. Texts, numbers
/// and truths become cells as others write them, lists stay JSON, which a cell can be.
struct JSONColumns {
    private(set) var names: [String] = []
    /// Whether a part of a movie stands in an object of its own.
    private(set) var hasParts = false
    /// Whether a value stands otherwise than movies writes it.
    private var hasForeignForms = false
    /// The key under which a list of objects stands.
    private var listKey: String?
    private var places: [String: Int] = [:]

    /// Adds the keys of an object.
    mutating func see(_ object: ArraySlice<UInt8>) throws(JSONError) {
        var names: [String] = []
        let found = try Self.read(object) { name, value, cell in
            names.append(name)
            if listKey == nil, value.isList, cell.firstOfList == UInt8(ascii: "{") { listKey = name }
            if let field = MovieField(rawValue: name), !value.isWritten(for: field, cell) {
                hasForeignForms = true
            }
        }
        if found.hasParts { hasParts = true }
        for name in names where places[name] == nil {
            places[name] = self.names.count
            self.names.append(name)
        }
    }

    /// The values of an object, by the places of their keys.
    ///
    /// - Throws: Where a key stands twice in one object too, as nobody knows which of the values is meant.
    func cells(of object: ArraySlice<UInt8>) throws(JSONError) -> [ArraySlice<UInt8>] {
        var cells = [ArraySlice<UInt8>](repeating: [], count: names.count)
        let found = try Self.read(object) { name, _, cell in
            if let place = places[name] { cells[place] = cell }
        }
        if let repeated = found.repeated { throw repeated }
        return cells
    }

    private typealias Take = (String, JSONReader.Value, ArraySlice<UInt8>) -> Void
    /// Whether some stand in an object of their own, and the first key that stands twice in one.
    private typealias Found = (hasParts: Bool, repeated: JSONError?)

    /// Hands over keys and values, and these as cells.
    private static func read(_ object: ArraySlice<UInt8>, _ take: Take) throws(JSONError) -> Found {
        var reader = try JSONReader(Array(object))
        guard case .object = try reader.read() else { throw reader.error(.notAnObject) }
        var found: Found = (false, nil)
        try read(&reader, &found, take)
        try reader.end()
        return found
    }

    /// Reads the object that is to be entered.
    private static func read(
        _ reader: inout JSONReader, _ found: inout Found, _ take: Take
    ) throws(JSONError) {
        var names: Set<String> = []
        try reader.enter()
        while let key = try reader.nextKey() {
            let name = String(decoding: key, as: UTF8.self)
            if !names.insert(name).inserted, found.repeated == nil {
                found.repeated = reader.error(.repeatedKey(shown(name)))
            }
            let value = try reader.read()
            switch value {
            case .text(let text), .number(let text): take(name, value, text)
            case .bool(let flag): take(name, value, ArraySlice((flag ? "yes" : "no").utf8))
            case .null: take(name, value, [])
            case .object where isPart(name):
                try read(&reader, &found, take)
                found.hasParts = true
            case .object, .list: take(name, value, try reader.passed())
            }
        }
    }

    /// Whether an object of this name is a part of the movie.
    private static func isPart(_ name: String) -> Bool {
        ["movie", "film", "ids"].contains(Column.key(of: name))
    }
}

extension JSONColumns {
    /// The columns of all movies in JSON, which then are read from the first one on; `nil` where movies wrote them itself.
    ///
    /// A list is looked through whole: where one of its movies can't be told from the next, nothing of it is read.
    ///
    /// - Parameter mapping: What a person says of keys; those of a list are then no longer movies' own.
    init?(
        of reader: inout CSVReader, from source: JSONElements, path: String, mapping: ColumnMapping
    ) throws(CatalogError) {
        var columns = JSONColumns()
        let line = try reader.peekLine()
        reader.dialect = .lines
        // A pipe can be read once, and most lines are movies' own.
        if !source.isList, (try? columns.see(line)) != nil, columns.areOwn { return nil }
        var record = CSVReader.Record()
        while try reader.read(into: &record) {
            record.decode()
            if columns.listKey == nil { columns.listKey = Self.openedList(in: record[0]) }
            do throws(JSONError) {
                try columns.see(record[0])
            } catch {
                // A line stands alone, and is told when it is read.
                guard !source.isList else {
                    throw .badList(path: path, movie: record.line, reason: "\(error)")
                }
            }
            try CSVReader.Record.checkColumns(columns.names.count, of: path, line: record.line)
            if !source.isList, columns.areOwn { break }
        }
        if let key = columns.listKey, !source.isList,
            !columns.names.contains(where: {
                Column(named: $0)?.field == .title
            })
        {
            throw CatalogError(
                .badData,
                "\(harmless(path)) holds a list under \(shown(key)); import that list alone, as "
                    + "jq '.[\"\(harmless(key))\"]' FILE > list.json writes it.")
        }
        guard !columns.names.isEmpty else {
            throw CatalogError(
                .badData,
                "\(harmless(path)) begins like JSON, and holds neither a list of movies nor a movie on each line; "
                    + "movies in JSON are written like [{\"title\": \"M\", \"year\": 1931}].")
        }
        do throws(ReadingFailure) {
            try source.rewind()
        } catch {
            throw error.error(at: path, line: 1)
        }
        let isMapped = try !mapping.entries(for: columns.names, of: path).isEmpty
        let isOwn = columns.areOwn && (!source.isList || columns.areOnlyOwn && !isMapped)
        reader = CSVReader(source, path: path)
        reader.dialect = .lines
        guard !isOwn else { return nil }
        self = columns
    }

    /// The key of a list that opens on a line of its own, `"results": [`, as programs write it that indent JSON.
    private static func openedList(in line: ArraySlice<UInt8>) -> String? {
        let parts = line.trimmed.split(separator: UInt8(ascii: ":"))
        guard parts.count == 2, parts[1].trimmed.elementsEqual("[".utf8),
            var reader = try? JSONReader(Array(parts[0].trimmed)), case .text(let key)? = try? reader.read()
        else { return nil }
        return String(decoding: key, as: UTF8.self)
    }

    /// Whether the keys are those that movies writes itself, as far as it would understand them, with values as it
    /// writes them.
    private var areOwn: Bool {
        !hasParts && !hasForeignForms && names.contains(MovieField.title.rawValue)
            && names.allSatisfy { name in
                MovieField(rawValue: name) != nil || Column(named: name)?.field == nil
            }
    }

    /// Whether there are no other keys, and more than those of a list that has its years in titles or days.
    private var areOnlyOwn: Bool {
        let fields = names.compactMap { MovieField(rawValue: $0) }
        return fields.count == names.count && fields.contains { $0 != .title && $0 != .released }
    }
}

extension JSONReader.Value {
    fileprivate var isList: Bool { if case .list = self { true } else { false } }

    /// Whether movies would write a value of this type for a field.
    fileprivate func isWritten(for field: MovieField, _ cell: ArraySlice<UInt8>) -> Bool {
        switch (field.kind, self) {
        case (_, .null), (.text, .text), (.number, .number), (.year, .number), (.tenths, .number),
            (.rating, .number), (.day, .text), (.watchlist, .bool), (.watchlist, .text), (.viewings, .list):
            true
        case (.texts, .list): cell.firstOfList.map { $0 == UInt8(ascii: "\"") } ?? true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    /// What the first element of a list in JSON begins with; `nil` where there is none.
    fileprivate var firstOfList: UInt8? {
        dropFirst().first { !$0.isJSONSpace }.flatMap { $0 == UInt8(ascii: "]") ? nil : $0 }
    }
}
